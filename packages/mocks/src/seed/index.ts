export { seedIndex } from './seedIndex.ts';
export type { Seed } from './seedIndex.ts';
