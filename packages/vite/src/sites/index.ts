export { readContentFile, readSiteFile, readSiteFiles, siteFileNames, siteSlugs, slugPattern } from './siteFiles.ts';
export type { SiteFile } from './siteFiles.ts';
export { withSearchService } from './withSearchService.ts';
