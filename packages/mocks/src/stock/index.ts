export { dealershipsFixture, locationsFixture } from './dealerships.ts';
export type { DealershipFixture } from './dealerships.ts';
export { generateStock } from './generateStock.ts';
