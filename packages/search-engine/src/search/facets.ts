import { ApiError } from '../http/apiError.ts';
import { filterFeatures, listFilterable } from '../store/settings.ts';
import type { IndexState } from '../state/types.ts';
import { type Column, alphaOrder, docsOfCode } from '../store/column.ts';
import { columnOf, knownPaths } from '../state/derived.ts';
import { underPattern } from '../store/fields.ts';
import type { Spend } from '../http/budget.ts';

/** Up to this many candidates, Meilisearch lists numbers in the order of their text. */
const MAX_TEXT_ORDER = 3000;

/** The number of documents per code. */
export const countCodes = (column: Column, docs: readonly number[]): Int32Array => {
  const { starts, codes } = column;
  const counts = new Int32Array(column.labels.length);
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number;
    const end = starts[doc + 1] as number;
    for (let c = starts[doc] as number; c < end; c++) {
      const code = codes[c] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
  return counts;
};

/** Returns the spelling of a code in these documents: that of the first document with the value. */
export const spelledIn = (column: Column, docs: readonly number[]): ((code: number) => string) => {
  let counted: Uint8Array | null = null;
  return (code) => {
    const label = column.labels[code] as string;
    const others = column.spellings.get(code);
    if (!others) return label;
    if (!counted) {
      counted = new Uint8Array(column.size);
      for (const doc of docs) counted[doc] = 1;
    }
    const isCounted = counted;
    const first = docsOfCode(column, code).find((doc) => isCounted[doc] === 1);
    return (first === undefined ? undefined : others.get(first)) ?? label;
  };
};

/** The order of an attribute's values: its own setting, else that of '*'. */
export const facetOrder = (index: IndexState, attribute: string): 'alpha' | 'count' => {
  const by = index.settings.faceting.sortFacetValuesBy;
  return (Object.hasOwn(by, attribute) ? by[attribute] : by['*']) ?? 'alpha';
};

/** Meilisearch stores facet values in a tree with four children per node, down to levels of at least eight nodes. */
const GROUP = 4;
const SMALLEST_LEVEL = 8;

/** The number of documents per group of `size` codes; a document with several values in a group counts once. */
const groupCounts = (
  column: Column,
  codes: Int32Array,
  counts: Int32Array,
  docs: readonly number[],
  size: number,
): Int32Array => {
  const sums = new Int32Array(Math.ceil(codes.length / size));
  if (!column.hasLists) {
    for (let i = 0; i < codes.length; i++) {
      const group = Math.floor(i / size);
      sums[group] = (sums[group] as number) + (counts[codes[i] as number] as number);
    }
    return sums;
  }
  const groupOf = new Int32Array(counts.length).fill(-1);
  codes.forEach((code, i) => {
    groupOf[code] = Math.floor(i / size);
  });
  const lastDoc = new Int32Array(sums.length).fill(-1);
  for (const doc of docs) {
    for (let i = column.starts[doc] as number; i < (column.starts[doc + 1] as number); i++) {
      const group = groupOf[column.codes[i] as number] as number;
      if (group < 0 || lastDoc[group] === doc) continue;
      lastDoc[group] = doc;
      sums[group] = (sums[group] as number) + 1;
    }
  }
  return sums;
};

/** The codes with a count above 0, in reverse order. */
const countedReversed = (codes: Int32Array, counts: Int32Array): number[] => {
  const found: number[] = [];
  for (let i = codes.length - 1; i >= 0; i--) {
    const code = codes[i] as number;
    if (counts[code] !== 0) found.push(code);
  }
  return found;
};

/**
 * Sorts the codes of texts by count, largest first. `codes` are in order of name. Meilisearch walks its tree from the
 * largest group down. As a result, of equal counts the last by name comes first, and a value moves back by one for each
 * level of the tree where it is the only value with a count in its group.
 */
const textsByCount = (column: Column, codes: Int32Array, counts: Int32Array, docs: readonly number[]): number[] => {
  const onlyInGroup = new Uint8Array(counts.length);
  for (let size = GROUP; codes.length / size >= SMALLEST_LEVEL; size *= GROUP) {
    const sums = groupCounts(column, codes, counts, docs, size);
    codes.forEach((code, i) => {
      if (sums[Math.floor(i / size)] === counts[code]) onlyInGroup[code] = (onlyInGroup[code] as number) + 1;
    });
  }
  return countedReversed(codes, counts).sort(
    (a, b) => (counts[b] as number) - (counts[a] as number) || (onlyInGroup[a] as number) - (onlyInGroup[b] as number),
  );
};

/** The first `max` codes with a count above 0, by name or largest count first; numbers come before texts. */
export const topCodes = (
  column: Column,
  counts: Int32Array,
  order: 'alpha' | 'count',
  max: number,
  docs: readonly number[],
): readonly number[] => {
  const byName = alphaOrder(column, order === 'alpha' && docs.length <= MAX_TEXT_ORDER);
  if (order === 'alpha') {
    const found: number[] = [];
    for (const code of byName) {
      if (counts[code] !== 0) found.push(code);
      if (found.length === max) break;
    }
    return found;
  }
  let split = 0;
  while (split < byName.length && column.norms[byName[split] as number] === null) split++;
  const numbers = countedReversed(byName.subarray(0, split), counts).sort(
    (a, b) => (counts[b] as number) - (counts[a] as number),
  );
  return split === byName.length
    ? numbers.slice(0, max)
    : [...numbers, ...textsByCount(column, byName.subarray(split), counts, docs)].slice(0, max);
};

/**
 * The attributes of a `facets` parameter that documents have; parents and patterns expand to all filterable paths below them. As in
 * Meilisearch, an attribute that no document has is absent from the answer.
 */
const facetAttributes = (index: IndexState, facets: readonly string[], spend: Spend): readonly string[] => {
  const { settings } = index;
  spend(facets.length * knownPaths(index).size * 5);
  const wanted = new Set<string>();
  for (const facet of facets) {
    if (facet !== '*' && !filterFeatures(settings, facet)) {
      throw new ApiError(
        'invalid_search_facets',
        `Invalid facet distribution: Pattern \`${facet}\` is not filterable. ${listFilterable(settings)}`,
      );
    }
    for (const path of knownPaths(index))
      if (underPattern(facet, path) && filterFeatures(settings, path)) wanted.add(path);
  }
  return [...wanted].sort();
};

/** The number of documents per attribute and value, and the bounds of attributes with numbers. */
type FacetAnswer = {
  readonly facetDistribution: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facetStats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
};

/**
 * The facet counts and number bounds over all documents of a search, not only its page. Throws an ApiError for an
 * attribute that is not filterable.
 */
export const facetAnswer = (
  index: IndexState,
  facets: readonly string[],
  docs: readonly number[],
  spend: Spend,
): FacetAnswer => {
  const { maxValuesPerFacet } = index.settings.faceting;
  const distribution: [string, Record<string, number>][] = [];
  const stats: [string, { min: number; max: number }][] = [];
  for (const attribute of facetAttributes(index, facets, spend)) {
    const column = columnOf(index, attribute);
    spend(docs.length + column.labels.length * 4);
    const counts = countCodes(column, docs);
    const values = new Map<string, number>();
    const spelled = spelledIn(column, docs);
    for (const code of topCodes(column, counts, facetOrder(index, attribute), maxValuesPerFacet, docs)) {
      // A number and a string can have the same label; a filter on that label matches both, so their counts add up.
      const label = spelled(code);
      values.set(label, (values.get(label) ?? 0) + (counts[code] as number));
    }
    distribution.push([attribute, Object.fromEntries(values)]);
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (let code = 0; code < counts.length; code++) {
      if (counts[code] === 0) continue;
      // NaN for a text: both comparisons are false.
      const value = column.numbers[code] as number;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    if (min <= max) stats.push([attribute, { min, max }]);
  }
  return { facetDistribution: Object.fromEntries(distribution), facetStats: Object.fromEntries(stats) };
};
