import { plainText } from '../format/plainText.ts';
import { slugify } from '../format/slugify.ts';
import { directoryPageSize } from '../limits/lists.ts';
import type { Offer } from './offer.ts';
import type { OfferSearch } from './offerSearch.ts';

/** A page of the offers that a search finds. */
export type OfferAnswer = {
  readonly offers: readonly Offer[];
  /** On all pages. */
  readonly total: number;
  /** Where the page starts: a page that does not exist gives the last one. */
  readonly offset: number;
};

const folded = (text: string): string => ` ${slugify(text).replaceAll('-', ' ')}`;

const wordsOf = ({ name, description, category, manufacturer, model }: Offer): string =>
  folded([name, plainText(description), category ?? '', manufacturer ?? '', model?.name ?? ''].join(' '));

/**
 * Searches the offers that a site lists (row 7.S09; decision G11): those of the categories, at most as dear, with each word of the
 * query at the start of one of theirs; 21 from the offset. An offer without a price is left out where a price is asked for.
 *
 * @example
 * searchOffers(offers, { categories: ['finance-offer'], price: 30000, query: 'ute', offset: 0 }).total; // => 2
 */
export const searchOffers = (
  offers: readonly Offer[],
  { categories, price, query, offset }: OfferSearch,
): OfferAnswer => {
  const words = folded(query).split(' ').filter(Boolean);
  const found = offers.filter(
    (offer) =>
      (categories.length === 0 || categories.includes(slugify(offer.category ?? ''))) &&
      (price === undefined || (offer.price !== undefined && offer.price <= price)) &&
      (words.length === 0 || words.every((word) => wordsOf(offer).includes(` ${word}`))),
  );
  const lastPage = Math.max(0, Math.floor((found.length - 1) / directoryPageSize));
  const start = Math.min(Math.floor(offset / directoryPageSize), lastPage) * directoryPageSize;
  return { offers: found.slice(start, start + directoryPageSize), total: found.length, offset: start };
};
