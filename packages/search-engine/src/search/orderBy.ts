/** A ranking rule as a number per document; lower comes first. */
export type RankKey = (doc: number) => number;

/** The k-th smallest number (k from 0); reorders its argument. */
export const kthSmallest = (values: Float64Array, k: number): number => {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = values[(low + high) >>> 1] as number;
    let i = low;
    let j = high;
    while (i <= j) {
      while ((values[i] as number) < pivot) i++;
      while ((values[j] as number) > pivot) j--;
      if (i <= j) {
        const swap = values[i] as number;
        values[i++] = values[j] as number;
        values[j--] = swap;
      }
    }
    if (k <= j) high = j;
    else if (k >= i) low = i;
    else break;
  }
  return values[k] as number;
};

/**
 * The first `need` documents in order of the rules. Each rule only splits the ties of the one before (a bucket sort,
 * matrix row 88), and only as far as the page reaches: rules never look at documents that cannot be on it.
 * What remains tied keeps its order.
 *
 * @example
 * orderBy([0, 1, 2], [(doc) => prices[doc]], 1) // => the cheapest of three
 */
export const orderBy = (
  docs: readonly number[],
  rules: readonly RankKey[],
  need: number,
  from = 0,
): readonly number[] => {
  if (need <= 0) return [];
  const rule = rules[from];
  if (!rule || docs.length <= 1) return docs;
  const keys = new Float64Array(docs.length);
  let same = true;
  for (let i = 0; i < docs.length; i++) {
    keys[i] = rule(docs[i] as number);
    if (keys[i] !== keys[0]) same = false;
  }
  if (same) return orderBy(docs, rules, need, from + 1);

  let places: number[] = [];
  const limit = need < docs.length / 2 ? kthSmallest(keys.slice(), need - 1) : Number.POSITIVE_INFINITY;
  for (let i = 0; i < docs.length; i++) if ((keys[i] as number) <= limit) places.push(i);
  places = places.sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);

  const ordered: number[] = [];
  for (let start = 0; start < places.length && ordered.length < need; ) {
    let end = start + 1;
    while (end < places.length && keys[places[end] as number] === keys[places[start] as number]) end++;
    const group = places.slice(start, end).map((place) => docs[place] as number);
    for (const doc of orderBy(group, rules, need - ordered.length, from + 1)) ordered.push(doc);
    start = end;
  }
  return ordered;
};
