import { type Offer, type OfferSearch, offersPath, searchOffers } from '@dealer/core/offers';
import { cachedSearch } from '../content/cachedSearch.ts';

/**
 * Creates a cached search of offers.
 *
 * @example
 * const search = createOfferSearch(offers);
 * search({ categories: ['service'], query: '', offset: 0 }).total; // => 3
 */
export const createOfferSearch = (offers: readonly Offer[], run = searchOffers) =>
  cachedSearch((search: OfferSearch) => run(offers, search), offersPath);
