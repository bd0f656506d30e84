export { fetchSite } from './fetchSite.ts';
export type { SiteAnswer } from './fetchSite.ts';
