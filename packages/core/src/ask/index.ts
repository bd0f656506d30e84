export { ask } from './ask.ts';
export { askFacets } from './askFacets.ts';
export { postcodesIn } from './postcodesIn.ts';
