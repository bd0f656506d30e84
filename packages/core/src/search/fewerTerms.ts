/** A query with some of the shopper's terms left out. */
type FewerTerms = { readonly query: string; readonly without: readonly string[] };

/** With more terms than this they are left out only one at a time: all pairs of ten terms would be 45 queries. */
const pairedTerms = 5;

/** Meilisearch ignores further terms of a query. */
const termLimit = 10;

/** The terms of a query: words, quoted phrases and excluded words. */
const termsOf = (query: string): string[] => (query.match(/-?"[^"]*"?|\S+/g) ?? []).slice(0, termLimit);

/**
 * Queries similar to one without results, the most similar first: without one term, without two terms, then each term alone.
 * Later terms are left out first. Excluded terms ("-diesel") are always included; a single term has no similar query.
 *
 * @example
 * fewerTerms('hilux purple'); // => [{ query: 'hilux', without: ['purple'] }, { query: 'purple', without: ['hilux'] }]
 */
export const fewerTerms = (query: string): FewerTerms[] => {
  const terms = termsOf(query);
  const droppable = terms.flatMap((word, at) => (word.startsWith('-') ? [] : [at])).reverse();
  const count = droppable.length;
  if (count < 2) return [];
  const drops: (readonly number[])[] = droppable.map((at) => [at]);
  if (count > 2 && count <= pairedTerms)
    drops.push(...droppable.flatMap((next, index) => droppable.slice(index + 1).map((earlier) => [earlier, next])));
  if (count > 3) drops.push(...droppable.toReversed().map((only) => droppable.filter((at) => at !== only).reverse()));
  return drops.map((dropped) => ({
    query: terms.filter((_, at) => !dropped.includes(at)).join(' '),
    without: dropped.map((at) => terms[at]!),
  }));
};
