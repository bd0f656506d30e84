export { fetchSite } from './fetchSite.ts';
export type { SiteAnswer } from './fetchSite.ts';
export { siteFailureText } from './siteFailureText.ts';
