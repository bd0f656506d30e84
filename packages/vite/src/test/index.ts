export { aLookFolder } from './aLookFolder.ts';
