export { fetchContent, fetchOwnPage } from './fetchSiteFile.ts';
export type { SiteFileAnswer } from './fetchSiteFile.ts';
export { fetchSite } from './fetchSite.ts';
export type { SiteAnswer } from './fetchSite.ts';
export { siteFailureText } from './siteFailureText.ts';
