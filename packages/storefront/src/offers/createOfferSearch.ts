import { type Offer, type OfferSearch, offersPath, searchOffers } from '@dealer/core/offers';
import { cachedSearch } from '../content/cachedSearch.ts';

export const createOfferSearch = (offers: readonly Offer[], run = searchOffers) =>
  cachedSearch((search: OfferSearch) => run(offers, search), offersPath);
