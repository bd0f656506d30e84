import { offersPath, searchOffers } from '@dealer/core/offers';
import type { Offer, OfferSearch } from '@dealer/core/offers';
import { cachedSearch } from '../content/cachedSearch.ts';

/**
 * The search among offers, with a cache.
 *
 * @example
 * const search = createOfferSearch(offers);
 * search({ categories: ['service'], query: '', offset: 0 }).total; // => 3
 */
export const createOfferSearch = (offers: readonly Offer[], ask = searchOffers) =>
  cachedSearch((search: OfferSearch) => ask(offers, search), offersPath);
