export { filteredFeatures } from './filteredFeatures.ts';
export { priceRange, priceRanges } from './priceRange.ts';
export { searchFields } from './searchFields.ts';
export type { SearchFields } from './searchFields.ts';
export { searchTerms } from './searchTerms.ts';
export { stableHash } from './stableHash.ts';
export { vehicleCategories } from './vehicleCategories.ts';
export type { CategoryFacts } from './vehicleCategories.ts';
export { weeklyPriceRange } from './weeklyPriceRange.ts';
