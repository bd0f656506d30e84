export { displayedAttributes } from '../search/displayedAttributes.ts';
export { filteredFeatures } from './filteredFeatures.ts';
export {
  goneAttributes,
  goneIndexName,
  goneIndexSettings,
  goneRetainedMs,
  goneQuery,
  goneVehicle,
  readGoneVehicle,
  type GoneVehicle,
} from './goneVehicles.ts';
export {
  filterableAttributes,
  identifyingAttributes,
  indexPrimaryKey,
  indexSettings,
  indexSettingsFor,
  maxTotalHitsFor,
  searchableAttributes,
  type IndexSettings,
} from '../search/indexSettings.ts';
export { priceRange, weeklyPriceRange } from './priceRange.ts';
export { searchFields, type SearchFields, searchIdentifiers, searchTerms } from './searchFields.ts';
export { searchExactWords, searchStopWords, searchSynonyms } from '../search/searchSynonyms.ts';
export { stableHash } from './stableHash.ts';
export { vehicleCategories, type CategoryFacts } from './vehicleCategories.ts';
