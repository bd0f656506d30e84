import { lowerBound } from './textIndex.ts';

/** Longer words never match with typing errors, which bounds the work of a hostile query. */
const MAX_WORD = 100;

/**
 * Finds the terms within `max` typing errors of a word: a map of term index to number of errors. A missing, added,
 * changed or swapped letter is one error; a different first letter adds one. With `prefix`, terms that begin with such a
 * word match too. `terms` must be sorted: rows of the distance table are reused for the letters shared with the previous
 * term.
 */
export const termsWithin = (
  terms: readonly string[],
  word: string,
  max: number,
  prefix: boolean,
): Map<number, number> => {
  const found = new Map<number, number>();
  const width = word.length;
  if (width === 0 || width > MAX_WORD) return found;
  const depth = width + max;
  const rows: Int16Array[] = Array.from({ length: depth + 1 }, () => new Int16Array(width + 1));
  /** Fewest errors between the word and any prefix of the term up to this length. */
  const best = new Int16Array(depth + 1);
  for (let j = 0; j <= width; j++) (rows[0] as Int16Array)[j] = j;
  best[0] = width;
  let before = '';
  let filled = 0;
  let dead = depth + 1;

  // A different first letter counts two errors, so with one error allowed only terms with the same letter can match.
  const first = max === 1 ? lowerBound(terms, word.charAt(0)) : 0;
  const end = max === 1 ? lowerBound(terms, String.fromCharCode(word.charCodeAt(0) + 1)) : terms.length;
  for (let id = first; id < end; id++) {
    const term = terms[id] as string;
    let shared = 0;
    const common = Math.min(term.length, before.length, filled);
    while (shared < common && term.charCodeAt(shared) === before.charCodeAt(shared)) shared++;
    before = term;
    if (dead <= shared) {
      filled = Math.min(filled, shared);
      continue;
    }
    dead = depth + 1;
    const length = Math.min(term.length, depth);
    let row = shared;
    while (row < length) {
      row++;
      const above = rows[row - 1] as Int16Array;
      const here = rows[row] as Int16Array;
      const letter = term.charCodeAt(row - 1);
      here[0] = row;
      let least = row;
      for (let j = 1; j <= width; j++) {
        const same = word.charCodeAt(j - 1) === letter;
        let cost = Math.min(
          (above[j - 1] as number) + (same ? 0 : 1),
          (above[j] as number) + 1,
          (here[j - 1] as number) + 1,
        );
        if (
          row > 1 &&
          j > 1 &&
          !same &&
          word.charCodeAt(j - 2) === letter &&
          word.charCodeAt(j - 1) === term.charCodeAt(row - 2)
        ) {
          cost = Math.min(cost, ((rows[row - 2] as Int16Array)[j - 2] as number) + 1);
        }
        here[j] = cost;
        if (cost < least) least = cost;
      }
      best[row] = Math.min(best[row - 1] as number, here[width] as number);
      if (least > max && (!prefix || (best[row] as number) > max)) {
        dead = row;
        break;
      }
      if (prefix && least > max) break;
    }
    filled = row;
    if (dead <= depth) continue;
    const reached = prefix
      ? (best[row] as number)
      : term.length <= depth
        ? ((rows[row] as Int16Array)[width] as number)
        : max + 1;
    const errors = reached + (reached > 0 && term.charCodeAt(0) !== word.charCodeAt(0) ? 1 : 0);
    if (errors <= max) found.set(id, errors);
  }
  return found;
};
