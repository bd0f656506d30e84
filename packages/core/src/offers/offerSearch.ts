import { readWhole } from '../data/readers.ts';
import { visibleText } from '../format/visibleText.ts';
import { pathTo } from '../routes/pathTo.ts';

/** The filters of the offers page; an empty filter means all offers. */
export type OfferSearch = {
  /** Slugs of categories; an offer must be in one of them. */
  readonly categories: readonly string[];
  /** The maximum price in dollars. */
  readonly price?: number | undefined;
  readonly query: string;
  /** The number of offers before the first on the page. */
  readonly offset: number;
};

/** Longer than any useful search text. */
const queryLength = 100;

/**
 * Reads the filters from an address and ignores invalid values.
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
    query: visibleText(params.get('query') ?? '')
      .trim()
      .slice(0, queryLength)
      .toWellFormed(),
    offset: Math.max(0, readWhole(params.get('offset')) ?? 0),
  };
};

/**
 * The address of an offers search; equal searches have equal addresses.
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
