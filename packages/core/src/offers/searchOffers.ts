import { plainText } from '../format/plainText.ts';
import { slugify } from '../format/slugify.ts';
import { directoryPageSize } from '../routes/pageQuery.ts';
import type { Offer } from './offer.ts';
import type { OfferSearch } from './offerSearch.ts';

/** Round prices in dollars. */
const steps = [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000];

/**
 * The choices for a maximum price: each finds more offers than the one before, and none finds all of them.
 *
 * @example
 * offerPriceSteps([{ ...offer, price: 199 }, { ...offer, price: 48_990 }]); // => [250]
 */
export const offerPriceSteps = (offers: readonly Pick<Offer, 'price'>[]): number[] => {
  const prices = offers.flatMap(({ price }) => price ?? []);
  const below = (step: number): number => prices.filter((price) => price <= step).length;
  return steps.filter((step, at) => {
    const count = below(step);
    return count < prices.length && count > (at === 0 ? 0 : below(steps[at - 1]!));
  });
};

/** One page of the offers that match a search. */
export type OfferAnswer = {
  readonly offers: readonly Offer[];
  /** On all pages. */
  readonly total: number;
  /** The offset of the page; beyond the end it is the last page. */
  readonly offset: number;
};

const folded = (text: string): string => ` ${slugify(text).replaceAll('-', ' ')}`;

const termsOf = ({ name, description, category, manufacturer, model }: Offer): string =>
  folded([name, plainText(description), category ?? '', manufacturer ?? '', model?.name ?? ''].join(' '));

/**
 * Whether an offer has at most the price and all words of a search (decision G11): each word must be the start of a word of the offer.
 * With a maximum price, an offer without a price has not.
 */
export const matchesOffer = ({ price, query }: Pick<OfferSearch, 'price' | 'query'>): ((offer: Offer) => boolean) => {
  const terms = folded(query).split(' ').filter(Boolean);
  return (offer) =>
    (price === undefined || (offer.price !== undefined && offer.price <= price)) &&
    (terms.length === 0 || terms.every((word) => termsOf(offer).includes(` ${word}`)));
};

/**
 * Searches a site's offers by category, maximum price and text (see `matchesOffer`). Returns 21 offers from the offset.
 *
 * @example
 * searchOffers(offers, { categories: ['finance-offer'], price: 30000, query: 'ute', offset: 0 }).total; // => 2
 */
export const searchOffers = (offers: readonly Offer[], { categories, offset, ...search }: OfferSearch): OfferAnswer => {
  const matches = matchesOffer(search);
  const found = offers.filter(
    (offer) => (categories.length === 0 || categories.includes(slugify(offer.category ?? ''))) && matches(offer),
  );
  const lastPage = Math.max(0, Math.floor((found.length - 1) / directoryPageSize));
  const start = Math.min(Math.floor(offset / directoryPageSize), lastPage) * directoryPageSize;
  return { offers: found.slice(start, start + directoryPageSize), total: found.length, offset: start };
};
