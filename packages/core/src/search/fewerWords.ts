/** A search with some of the shopper's words left out. */
export type FewerWords = { readonly query: string; readonly without: readonly string[] };

/** Words beyond these are left out one at a time only: every pair of ten words would be 45 queries. */
const pairedWords = 5;

/** Meilisearch reads no more of a query. */
const readWords = 10;

/** Words as a shopper means them: a quoted phrase is one, and so is an excluded word. */
const wordsOf = (query: string): string[] => (query.match(/-?"[^"]*"?|\S+/g) ?? []).slice(0, readWords);

/**
 * The searches nearest to one that found nothing, nearest first: with one word left out, then with two, then each word by itself.
 * Of equals the one that leaves out the later word comes first. Excluded words ("-diesel") stay; a single word has nothing nearer.
 *
 * @example
 * fewerWords('hilux purple'); // => [{ query: 'hilux', without: ['purple'] }, { query: 'purple', without: ['hilux'] }]
 */
export const fewerWords = (query: string): FewerWords[] => {
  const words = wordsOf(query);
  const droppable = words.flatMap((word, at) => (word.startsWith('-') ? [] : [at])).reverse();
  const count = droppable.length;
  if (count < 2) return [];
  const drops: (readonly number[])[] = droppable.map((at) => [at]);
  if (count > 2 && count <= pairedWords)
    drops.push(...droppable.flatMap((later, index) => droppable.slice(index + 1).map((earlier) => [earlier, later])));
  if (count > 3) drops.push(...droppable.toReversed().map((kept) => droppable.filter((at) => at !== kept).reverse()));
  return drops.map((dropped) => ({
    query: words.filter((_, at) => !dropped.includes(at)).join(' '),
    without: dropped.map((at) => words[at] ?? ''),
  }));
};
