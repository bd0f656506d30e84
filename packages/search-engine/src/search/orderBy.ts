/** A ranking rule: maps a document to a sort key; lower keys rank higher. */
export type RankKey = (doc: number) => number;

/** The k-th smallest number, counting from 0 (quickselect); reorders its argument. */
const kthSmallest = (values: Float64Array, k: number): number => {
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
 * The first `need` documents, sorted by the rules. Each rule only orders documents that the previous rules left tied,
 * and only those that can be among the first `need`. Documents that stay tied retain their order.
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
  let allEqual = true;
  for (let i = 0; i < docs.length; i++) {
    keys[i] = rule(docs[i] as number);
    if (keys[i] !== keys[0]) allEqual = false;
  }
  if (allEqual) return orderBy(docs, rules, need, from + 1);

  let indices: number[] = [];
  const limit = need < docs.length / 2 ? kthSmallest(keys.slice(), need - 1) : Number.POSITIVE_INFINITY;
  for (let i = 0; i < docs.length; i++) if ((keys[i] as number) <= limit) indices.push(i);
  indices = indices.sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);

  const ordered: number[] = [];
  for (let start = 0; start < indices.length && ordered.length < need; ) {
    let end = start + 1;
    while (end < indices.length && keys[indices[end] as number] === keys[indices[start] as number]) end++;
    const group = indices.slice(start, end).map((i) => docs[i] as number);
    for (const doc of orderBy(group, rules, need - ordered.length, from + 1)) ordered.push(doc);
    start = end;
  }
  return ordered;
};
