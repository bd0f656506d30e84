import type { Offer, OfferAnswer, OfferSearch } from '@dealer/core/offers';
import { offersPath, readOfferSearch } from '@dealer/core/offers';
import type { Vehicle } from '@dealer/core/vehicle';
import type { QueryAnswer } from '@dealer/search/query';
import type { LoaderFunctionArgs } from 'react-router';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { createOfferSearch } from '../../offers/createOfferSearch.ts';
import { loadOffers } from '../../offers/loadOffers.ts';
import { loadReduced } from './loadReduced.ts';
import { definePage } from '../../page/definePage.ts';
import { metaDescription } from '@dealer/core/head';
import { pageTitle, pathTo } from '@dealer/core/routes';
import { offersList } from './offersList.ts';

/** The offers of the dealer: all current ones, the search and its results. */
export type DealerOffers =
  | { kind: 'offers'; offers: readonly Offer[]; search: OfferSearch; answer: OfferAnswer }
  | { kind: 'none' }
  | { kind: 'failed' };

/** Data of the page: the dealer's offers, and the vehicles with a reduced price, which may arrive later. */
type OffersLoaderData = DealerOffers & { reduced: Promise<QueryAnswer<readonly Vehicle[]>> };

type CachedSearch = { key: string; find: ReturnType<typeof createOfferSearch> };

/**
 * Searches the offers of the dealer by the address, and requests the vehicles with a reduced price.
 */
const load =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<OffersLoaderData> => {
    const url = new URL(request.url);
    const reduced = loadReduced(deps, url.pathname);
    const offers = await loadOffers(deps);
    if (offers === 'failed') return { kind: 'failed', reduced };
    if (offers.length === 0) return { kind: 'none', reduced };
    const search = readOfferSearch(url.search);
    const cache = deps.once('offerSearch', (): { now?: CachedSearch } => ({}));
    // Offers can end while a page is open.
    const key = offers.map(({ id }) => id).join();
    if (cache.now?.key !== key) cache.now = { key, find: createOfferSearch(offers) };
    return { kind: 'offers', reduced, offers, search, answer: cache.now.find(search) };
  };

/** The offers of the dealer, and vehicles with a reduced price. */
export const page = definePage({
  route: 'offers',
  areas: ['top', 'main'],
  sections: ['dealerOffers', 'reducedVehicles'],
  list: offersList,
  load,
  head: (listed, site) => {
    const title = pageTitle('offers', site);
    const isReducedOnly = listed.kind !== 'offers';
    const text = isReducedOnly ? 'Prices just dropped.' : 'Deals on vehicles, finance, service and accessories.';
    const path = pathTo('offers');
    return {
      title,
      text,
      description: metaDescription(title, text, site),
      path,
      noIndex: !isReducedOnly && offersPath({ ...listed.search, offset: 0 }) !== path,
    };
  },
});
