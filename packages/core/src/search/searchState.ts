import type { CarType } from '../vehicle/vehicle.ts';

/** The sort orders of specification section 2, in the order in which they are offered. */
export type SortBy = 'relevant' | 'latest' | 'highest-price' | 'lowest-price';

/** A closed range; a missing end is open. Dollars or kilometres. */
export type NumberRange = { min?: number; max?: number };

/** A stock-type path: /search/new-used-and-demo-cars and its siblings. */
export type StockTypePath = 'new-used-and-demo-cars' | 'used-cars' | 'new-cars' | 'demo-cars' | 'new-and-demo-cars';

/**
 * Everything that a search address says, apart from the site's fixed filter, which no address can touch.
 * `refinements` hold the index's own facet values ("Land Rover"), resolved from slugs against the index.
 */
export type SearchState = {
  query: string;
  /** Counts from 1. */
  page: number;
  sortBy: SortBy;
  refinements: Record<string, string[]>;
  ranges: Record<string, NumberRange>;
  /** The path's stock type; `car_type` refinements are derived from it. */
  stockType: StockTypePath;
  /** A dealership or location scope of the path, by slug of the site's configuration. */
  place?: { kind: 'dealership' | 'location'; slug: string };
  /** A scope of the path that nothing answers to; shows an empty result with Clear Filters (decision B16). */
  unknownScope?: string;
};

export type { CarType };
