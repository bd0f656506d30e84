export { readContentFile, readSiteFile, readSiteFiles, siteFileNames, siteSlugs } from './siteFiles.ts';
export type { SiteFile } from './siteFiles.ts';
