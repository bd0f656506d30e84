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
} from '../search/indexSettings.ts';
export { searchFields, searchIdentifiers, searchTerms } from './searchFields.ts';
export { stableHash } from './stableHash.ts';
export { createStockCheck, lacksCsv, type StockCheck } from './stockCheck.ts';
