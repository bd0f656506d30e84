export { aLocation } from './aLocation.ts';
export { aSite, aSiteDoc } from './aSite.ts';
