export { explainIssue, type SiteProblem } from './explainIssue.ts';
export { nearest } from './nearest.ts';
export { type ParsedSite, parseSite, siteDocSchema } from './parseSite.ts';
export { patchProblems } from './patchProblems.ts';
export { settingsSchema } from './settingsSchema.ts';
export { settingsJsonSchema, siteJsonSchema, type Describe } from './siteJsonSchema.ts';
export { startSite, type StartedSite } from './startSite.ts';
