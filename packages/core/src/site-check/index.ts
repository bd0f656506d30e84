export { explainIssue, type SiteProblem } from './explainIssue.ts';
export { nearest } from './nearest.ts';
export { settingsSchema } from './settingsSchema.ts';
export { patchProblems } from './patchProblems.ts';
export { parseSite, type ParsedSite } from './parseSite.ts';
export { siteDocSchema } from './siteDoc.ts';
export { startSite, type StartedSite } from './startSite.ts';
