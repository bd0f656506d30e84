import type { Offer, OfferAnswer, OfferSearch } from '@dealer/core/offers';
import { readOfferSearch } from '@dealer/core/offers';
import type { LoaderFunctionArgs } from 'react-router';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { createOfferSearch } from '../../offers/createOfferSearch.ts';
import { loadOffers } from '../../offers/loadOffers.ts';

/** What the page lists: all offers that are on, what is looked for among them, and what was found. */
export type OffersLoaderData =
  | { kind: 'offers'; offers: readonly Offer[]; search: OfferSearch; answer: OfferAnswer }
  | { kind: 'none' }
  | { kind: 'failed' };

type Kept = { key: string; find: ReturnType<typeof createOfferSearch> };

/**
 * Searches the dealer's offers for what the address says (row 7.S09).
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
    const kept = deps.keep('offerSearch', (): { now?: Kept } => ({}));
    // Offers end while a page is open.
    const key = offers.map(({ id }) => id).join();
    if (kept.now?.key !== key) kept.now = { key, find: createOfferSearch(offers) };
    return { kind: 'offers', offers, search, answer: kept.now.find(search) };
  };
