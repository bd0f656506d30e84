import { slugify } from '../format/slugify.ts';
import type { Offer } from './offer.ts';

/**
 * The categories of the offers in alphabetical order, with their counts. A category with several spellings is listed once, with
 * its first spelling.
 *
 * @example
 * offerCategories([financeOffer, otherFinanceOffer]); // => [{ category: 'Finance offer', count: 2 }]
 */
export const offerCategories = (offers: readonly Offer[]): { readonly category: string; readonly count: number }[] => {
  const found = new Map<string, { category: string; count: number }>();
  for (const { category } of offers) {
    if (category === undefined) continue;
    const key = slugify(category);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { category, count: 1 });
  }
  return [...found.values()].sort((one, other) => one.category.localeCompare(other.category, 'en-AU'));
};
