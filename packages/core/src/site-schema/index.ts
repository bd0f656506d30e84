export { settingsJsonSchema, siteJsonSchema, type Describe } from './siteJsonSchema.ts';
