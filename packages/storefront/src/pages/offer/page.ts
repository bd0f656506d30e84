import { findOffer, hasEnded, listedOffers, type Offer, offerGraph, offersContent } from '@dealer/core/offers';
import type { QueryAnswer, QueryResult } from '@dealer/search/query';
import type { LoaderFunctionArgs } from 'react-router';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';
import { offerStock, type OfferStock } from './offerStock.ts';
import { definePage } from '../../page/definePage.ts';
import { metaDescription, pageBreadcrumbs, type Breadcrumb } from '@dealer/core/head';
import { offerPath, pageTitle, pathTo } from '@dealer/core/routes';

/** Number of other offers below an offer. */
const shownOthers = 6;

/** An offer with other current offers and the stock of its model, or the reason why there is none. */
type OfferLoaderData =
  | {
      kind: 'offer';
      trail: readonly Breadcrumb[];
      offer: Offer;
      isOver: boolean;
      others: readonly Offer[];
      stock: (OfferStock & { answer: Promise<QueryAnswer<QueryResult[]>> }) | undefined;
    }
  | { kind: 'failed' }
  | { kind: 'unknown' };

/**
 * Finds the offer that the address names, and requests the stock of its model.
 */
const load =
  (deps: StorefrontDeps) =>
  async ({ params }: LoaderFunctionArgs): Promise<OfferLoaderData> => {
    const { site, search, now } = deps;
    const content = await loadContent(deps, offersContent);
    if (content.kind !== 'ok') return { kind: content.kind === 'none' ? 'unknown' : 'failed' };
    const { offerId = '', manufacturer } = params;
    const offer = findOffer(content.items, { offerId, manufacturer }, site);
    if (offer === undefined) return { kind: 'unknown' };
    const time = now();
    const listed = listedOffers(content.items, site, time).filter(({ id }) => id !== offer.id);
    const isAlike = ({ category }: Offer): boolean => category === offer.category;
    const stock = offerStock(offer, site);
    return {
      kind: 'offer',
      offer,
      isOver: hasEnded(offer, site, time),
      others: [...listed.filter(isAlike), ...listed.filter((other) => !isAlike(other))].slice(0, shownOthers),
      trail: pageBreadcrumbs(offer.name, site, [{ label: pageTitle('offers', site), href: pathTo('offers') }]),
      stock: stock && { ...stock, answer: search.multiSearch([stock.query]) },
    };
  };

/** An offer: its details, its vehicles, and a form whose lead names the offer. */
export const page = definePage({
  route: 'offer',
  sections: ['offerDetail', 'offerStock', 'offerForm', 'otherOffers'],
  list: [{ section: 'offerDetail' }, { section: 'offerStock' }, { section: 'offerForm' }, { section: 'otherOffers' }],
  load,
  failure: { of: 'offers', problem: 'This offer could not be loaded' },
  head: ({ offer, isOver, trail }, site) => ({
    title: offer.name,
    description: metaDescription(offer.name, offer.description, site),
    path: offerPath(offer, site),
    noIndex: isOver,
    image: offer.imageUrl,
    trail,
    graph: [isOver ? undefined : offerGraph(offer, site)],
    about: `${offer.id}`,
  }),
});
