export { ask } from './ask.ts';
export { postcodesIn } from './postcodesIn.ts';
