import { slugify } from '../format/slugify.ts';
import type { Offer } from './offer.ts';

/**
 * The categories among offers, each once as first written, in alphabetical order, with their counts (specification section 3,
 * Offer: category).
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
