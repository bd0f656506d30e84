import { slugify } from '../format/slugify.ts';
import type { Offer } from './offer.ts';
import type { OfferSearch } from './offerSearch.ts';
import { matchesOffer } from './searchOffers.ts';

/**
 * The categories of the offers in alphabetical order. `count` is what choosing the category finds with the price and the text of the
 * search; the other categories do not narrow it. A category with several spellings is listed once, with its first spelling.
 *
 * @example
 * offerCategories([financeOffer, otherFinanceOffer]); // => [{ category: 'Finance offer', count: 2 }]
 */
export const offerCategories = (
  offers: readonly Offer[],
  search: Pick<OfferSearch, 'price' | 'query'> = { query: '' },
): { readonly category: string; readonly count: number }[] => {
  const found = new Map<string, { category: string; count: number }>();
  const matches = matchesOffer(search);
  for (const offer of offers) {
    if (offer.category === undefined) continue;
    const key = slugify(offer.category);
    const known = found.get(key) ?? { category: offer.category, count: 0 };
    found.set(key, known);
    if (matches(offer)) known.count += 1;
  }
  return [...found.values()].sort((one, other) => one.category.localeCompare(other.category, 'en-AU'));
};
