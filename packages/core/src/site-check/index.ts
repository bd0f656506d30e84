export type { SiteProblem } from './explainIssue.ts';
export { parseSite, type ParsedSite } from './parseSite.ts';
export { siteDocSchema } from './siteDoc.ts';
