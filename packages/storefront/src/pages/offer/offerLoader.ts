import { findOffer, hasEnded, listedOffers, type Offer, offersContent } from '@dealer/core/offers';
import type { QueryAnswer, QueryResult } from '@dealer/search/query';
import type { LoaderFunctionArgs } from 'react-router';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';
import { offerStock, type OfferStock } from './offerStock.ts';

/** Number of other offers below an offer. */
const shownOthers = 6;

/** An offer with other current offers and the stock of its model, or the reason why there is none. */
export type OfferLoaderData =
  | {
      kind: 'offer';
      offer: Offer;
      isOver: boolean;
      others: readonly Offer[];
      stock: (OfferStock & { answer: Promise<QueryAnswer<QueryResult[]>> }) | undefined;
    }
  | { kind: 'failed' }
  | { kind: 'unknown' };

/**
 * Finds the offer that the address names, and requests the stock of its model.
 *
 * @example
 * { path: 'offers/:offerId', loader: offerLoader(deps) }
 */
export const offerLoader =
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
      stock: stock && { ...stock, answer: search.multiSearch([stock.query]) },
    };
  };
