import type { StockTypePath } from '../site/stockTypes.ts';
import type { NumberRange } from '../data/numberRange.ts';
import type { NearPostcode } from './near.ts';

/** The sort orders, in the order of the menu; `nearest` only near a postcode. */
export type SortBy = 'relevant' | 'latest' | 'highest-price' | 'lowest-price' | 'nearest';

/**
 * Everything in the address of a search. The site's fixed filter is not part of it, because no address can change it.
 * `refinements` contains the facet values of the index ("Land Rover"), resolved from slugs.
 */
export type SearchState = {
  query: string;
  /** Counts from 1. */
  page: number;
  sortBy: SortBy;
  refinements: Record<string, string[]>;
  /** By facet; a missing end is open. Dollars or kilometres. */
  ranges: Record<string, Partial<NumberRange>>;
  /** The path's stock type; `car_type` refinements are derived from it. */
  stockType: StockTypePath;
  /** A dealership or location scope of the path, by slug of the site's configuration. */
  locationScope?: { kind: 'dealership' | 'location'; slug: string };
  /** The postcode near which the values of `location_name` are; gone as soon as the visitor chooses other yards. */
  near?: NearPostcode;
  /** An unknown scope in the path; shows an empty result with Clear Filters (decision B16). */
  unknownScope?: string;
};

/**
 * A search without filters: all stock, most relevant first, page 1.
 *
 * @example
 * emptySearchState().stockType; // => 'new-used-and-demo-cars'
 */
export const emptySearchState = (): SearchState => ({
  query: '',
  page: 1,
  sortBy: 'relevant',
  refinements: {},
  ranges: {},
  stockType: 'new-used-and-demo-cars',
});
