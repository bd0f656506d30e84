export { indexUid, stockSeed } from './demoStock.ts';
export { seedIndex } from './seedIndex.ts';
export type { Seed } from './seedIndex.ts';
