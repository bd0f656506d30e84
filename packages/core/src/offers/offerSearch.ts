import { readWhole } from '../vehicle/readers.ts';
import { pathTo } from '../routes/pathTo.ts';

/** What a visitor narrows the offers to; an empty one means all of them. */
export type OfferSearch = {
  /** Slugs of categories; an offer is in one of them. */
  readonly categories: readonly string[];
  /** The most that it may cost, in dollars. */
  readonly price?: number | undefined;
  readonly query: string;
  /** How many offers stand before the first that is shown. */
  readonly offset: number;
};

/** Longer than any word that finds something. */
const queryLength = 100;

/**
 * Reads the search of an address (row 7.S09); what cannot be read is left out.
 *
 * @example
 * readOfferSearch('?category=finance-offer&price=30000&query=ute&offset=21'); // => { categories: ['finance-offer'], price: 30000, query: 'ute', offset: 21 }
 */
export const readOfferSearch = (search: string): OfferSearch => {
  const params = new URLSearchParams(search);
  const price = readWhole(params.get('price'));
  return {
    categories: [...new Set(params.getAll('category').filter((category) => category !== ''))].sort(),
    ...(price === undefined || price <= 0 ? {} : { price }),
    query: (params.get('query') ?? '').trim().slice(0, queryLength).toWellFormed(),
    offset: Math.max(0, readWhole(params.get('offset')) ?? 0),
  };
};

/**
 * The address of a search among the offers (row 7.S09), the same for the same search.
 *
 * @example
 * offersPath({ categories: ['finance-offer'], query: '', offset: 0 }); // => '/special-offers?category=finance-offer'
 */
export const offersPath = ({ categories, price, query, offset }: OfferSearch): string => {
  const params = new URLSearchParams(
    [...categories].sort().map((category): [string, string] => ['category', category]),
  );
  if (price !== undefined) params.set('price', String(price));
  if (query !== '') params.set('query', query);
  if (offset !== 0) params.set('offset', String(offset));
  const text = params.toString();
  return text === '' ? pathTo('offers') : `${pathTo('offers')}?${text}`;
};
