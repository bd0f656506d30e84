/** The edit distance of two words: letters changed, added, removed or swapped. */
const distance = (from: string, to: string): number => {
  let previous: number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const swap = from[row - 1] === to[column - 1] ? 0 : 1;
      current[column] = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + swap);
    }
    previous = current;
  }
  return previous[to.length]!;
};

const bare = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The known word that is most similar to a misspelt one; undefined if none is similar.
 *
 * @example
 * nearest('serch', ['search', 'finance']); // => 'search'
 * nearest('zebra', ['search', 'finance']); // => undefined
 */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  const wanted = bare(word).slice(0, 60);
  const allowed = wanted.length <= 3 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let bestDistance = allowed + 1;
  for (const candidate of known) {
    const gap = distance(wanted, bare(candidate));
    if (gap < bestDistance) [best, bestDistance] = [candidate, gap];
  }
  return best;
};
