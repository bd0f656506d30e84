export { readContentFile, readSiteFile, readSiteFiles, siteFileNames, siteSlugs, slugPattern } from './siteFiles.ts';
export type { SiteFile } from './siteFiles.ts';
