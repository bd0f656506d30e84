import type { Offer, OfferAnswer, OfferSearch } from '@dealer/core/offers';
import { readOfferSearch } from '@dealer/core/offers';
import type { LoaderFunctionArgs } from 'react-router';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { createOfferSearch } from '../../offers/createOfferSearch.ts';
import { loadOffers } from '../../offers/loadOffers.ts';

/** Data of the page: all current offers, the search and its results. */
export type OffersLoaderData =
  | { kind: 'offers'; offers: readonly Offer[]; search: OfferSearch; answer: OfferAnswer }
  | { kind: 'none' }
  | { kind: 'failed' };

type CachedSearch = { key: string; find: ReturnType<typeof createOfferSearch> };

/**
 * Searches the offers of the dealer by the address.
 *
 * @example
 * { path: 'special-offers', loader: offersLoader(deps) }
 */
export const offersLoader =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<OffersLoaderData> => {
    const offers = await loadOffers(deps);
    if (offers === 'failed') return { kind: 'failed' };
    if (offers.length === 0) return { kind: 'none' };
    const search = readOfferSearch(new URL(request.url).search);
    const cache = deps.once('offerSearch', (): { now?: CachedSearch } => ({}));
    // Offers can end while a page is open.
    const key = offers.map(({ id }) => id).join();
    if (cache.now?.key !== key) cache.now = { key, find: createOfferSearch(offers) };
    return { kind: 'offers', offers, search, answer: cache.now.find(search) };
  };
