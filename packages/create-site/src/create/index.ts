export { CreateError, createSite, templateNames } from './createSite.ts';
export { runCreate } from './runCreate.ts';
