export { siteJsonSchema } from './siteJsonSchema.ts';
