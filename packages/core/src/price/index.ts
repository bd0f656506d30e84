export { marketBadge } from './marketBadge.ts';
export { priceLine } from './priceLine.ts';
export type { PriceLine } from './priceLine.ts';
export { priceTypeOf } from './priceTypeOf.ts';
export { shownPrice } from './shownPrice.ts';
