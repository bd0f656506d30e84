export { enquiryPrice } from './enquiryPrice.ts';
export * from './onRoad/index.ts';
export { isWithoutGst, onRoadCosts } from './onRoadCosts.ts';
export { priceLine, type PriceLine } from './priceLine.ts';
export { formatPrice } from './shownAmount.ts';
export { priceTypeOf, shownPrice } from './shownPrice.ts';
export { priceSummary } from './priceSummary.ts';
