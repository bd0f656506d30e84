export type { StockSite } from './atYards.ts';
export { dealershipsFixture, locationsFixture } from './dealerships.ts';
export type { DealershipFixture } from './dealerships.ts';
export { financeDemos, type FinanceDemo } from './financeDemos.ts';
export { generateStock } from './generateStock.ts';
export { seededRandom, type Random } from './seededRandom.ts';
