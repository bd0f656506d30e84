import type { VehicleDoc } from '../vehicle/vehicleDoc.ts';
import { filteredFeatures } from './filteredFeatures.ts';
import { priceRange } from './priceRange.ts';
import { searchTerms } from './searchTerms.ts';
import { vehicleCategories } from './vehicleCategories.ts';
import { weeklyPriceRange } from './weeklyPriceRange.ts';

/** The fields that a document carries for search alone beside its facts, derived from the vehicle's own. */
export type SearchFields = Pick<
  VehicleDoc,
  | 'make_model'
  | 'price_range'
  | 'weekly_price_range'
  | 'search_terms'
  | 'categories'
  | 'filtered_features'
  | 'created_at_timestamp'
  | 'has_nvic'
>;

/**
 * Derives a document's search fields, so that every writer of documents (feed importer, generated stock) says the
 * same. What cannot be derived is absent.
 *
 * @example searchFields({ make: 'Toyota', model: 'Hilux', price: 45_990 }).make_model // => 'Toyota Hilux'
 */
export const searchFields = (doc: Omit<VehicleDoc, 'id' | 'slug'>): SearchFields => {
  const created = doc.created_at === undefined ? Number.NaN : Date.parse(doc.created_at);
  const range = priceRange(doc.price);
  const weekly = weeklyPriceRange(doc.price);
  return {
    ...(doc.make !== undefined && doc.model !== undefined && { make_model: `${doc.make} ${doc.model}` }),
    ...(range !== undefined && { price_range: range }),
    ...(weekly !== undefined && { weekly_price_range: weekly }),
    search_terms: searchTerms(doc),
    categories: vehicleCategories(doc),
    filtered_features: filteredFeatures(doc.standardEquipment ?? []),
    ...(!Number.isNaN(created) && { created_at_timestamp: Math.floor(created / 1000) }),
    ...(doc.nvic !== undefined && { has_nvic: true }),
  };
};
