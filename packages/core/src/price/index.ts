export { enquiryPrice } from './enquiryPrice.ts';
export { marketBadge } from './marketBadge.ts';
export { onRoadCosts } from './onRoadCosts.ts';
export { priceLine } from './priceLine.ts';
export type { PriceLine } from './priceLineModel.ts';
export { priceTypeOf } from './priceTypeOf.ts';
export { shownPrice } from './shownPrice.ts';
export { priceWords } from './priceWords.ts';
