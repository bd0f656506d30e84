export type { PriceLine } from './priceLine.ts';
