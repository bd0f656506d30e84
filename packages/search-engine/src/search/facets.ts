import { ApiError } from '../http/apiError.ts';
import { filterFeatures, listFilterable } from '../state/settings.ts';
import type { IndexState } from '../state/types.ts';
import { type Column, alphaOrder, docsOfCode } from '../store/column.ts';
import { columnOf, knownPaths } from '../store/derived.ts';
import { underPattern } from '../store/fields.ts';
import type { Spend } from './budget.ts';

/** Below this many candidates Meilisearch walks the documents, and numbers come in the order of their text. */
const SMALL = 3000;

/** How often each code occurs among the documents. */
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

/** The spelling of each value among these documents: that of the first which has it. */
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

/** The order of an attribute's values: the attribute's own, else that of '*'. */
export const facetOrder = (index: IndexState, attribute: string): 'alpha' | 'count' => {
  const by = index.settings.faceting.sortFacetValuesBy;
  return (Object.hasOwn(by, attribute) ? by[attribute] : by['*']) ?? 'alpha';
};

/** A server keeps a facet's values in a tree: groups of four, and groups of those while at least eight are left. */
const GROUP = 4;
const SMALLEST_LEVEL = 8;

/** How many documents have a value of each group of `size` codes; a document with several values in a group counts once. */
const groupCounts = (
  column: Column,
  codes: Int32Array,
  counts: Int32Array,
  docs: readonly number[],
  size: number,
): Int32Array => {
  const sums = new Int32Array(Math.ceil(codes.length / size));
  if (!column.hasLists) {
    for (let place = 0; place < codes.length; place++) {
      const group = Math.floor(place / size);
      sums[group] = (sums[group] as number) + (counts[codes[place] as number] as number);
    }
    return sums;
  }
  const groupOf = new Int32Array(counts.length).fill(-1);
  codes.forEach((code, place) => {
    groupOf[code] = Math.floor(place / size);
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

/** The codes that have a count, backwards. */
const lastFirst = (codes: Int32Array, counts: Int32Array): number[] => {
  const found: number[] = [];
  for (let place = codes.length - 1; place >= 0; place--) {
    const code = codes[place] as number;
    if (counts[code] !== 0) found.push(code);
  }
  return found;
};

/**
 * Codes of texts, in order of their names, by count. A server walks its tree from the fullest group on. So of equal counts
 * the last by name comes first, save that a value comes later for each group around it that holds no more than itself.
 */
const textsByCount = (column: Column, codes: Int32Array, counts: Int32Array, docs: readonly number[]): number[] => {
  const later = new Uint8Array(counts.length);
  for (let size = GROUP; codes.length / size >= SMALLEST_LEVEL; size *= GROUP) {
    const sums = groupCounts(column, codes, counts, docs, size);
    codes.forEach((code, place) => {
      if (sums[Math.floor(place / size)] === counts[code]) later[code] = (later[code] as number) + 1;
    });
  }
  return lastFirst(codes, counts).sort(
    (a, b) => (counts[b] as number) - (counts[a] as number) || (later[a] as number) - (later[b] as number),
  );
};

/** The first `max` codes with a count, in the order that the settings ask for: by name, or the fullest first; numbers come before texts. */
export const topCodes = (
  column: Column,
  counts: Int32Array,
  order: 'alpha' | 'count',
  max: number,
  docs: readonly number[],
): readonly number[] => {
  const byName = alphaOrder(column, order === 'alpha' && docs.length <= SMALL);
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
  const numbers = lastFirst(byName.subarray(0, split), counts).sort(
    (a, b) => (counts[b] as number) - (counts[a] as number),
  );
  return split === byName.length
    ? numbers.slice(0, max)
    : [...numbers, ...textsByCount(column, byName.subarray(split), counts, docs)].slice(0, max);
};

/** The attributes behind a `facets` parameter: parents and patterns give all filterable paths below them (matrix row 67). */
const facetAttributes = (index: IndexState, facets: readonly string[], spend: Spend): readonly string[] => {
  const { settings } = index;
  spend(facets.length * knownPaths(index).size * 5);
  const wanted = new Set<string>();
  for (const facet of facets) {
    const known = facet === '*' ? [] : [facet];
    if (facet !== '*' && !filterFeatures(settings, facet)) {
      throw new ApiError(
        'invalid_search_facets',
        `Invalid facet distribution: Pattern \`${facet}\` is not filterable. ${listFilterable(settings)}`,
      );
    }
    for (const name of known) wanted.add(name);
    for (const path of knownPaths(index))
      if (underPattern(facet, path) && filterFeatures(settings, path)) wanted.add(path);
  }
  return [...wanted].sort();
};

/** Counts and bounds of facets. */
export type FacetAnswer = {
  readonly facetDistribution: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facetStats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
};

/**
 * Facet counts and number bounds over all documents that answer a query, not only its page (matrix rows 66 to 75).
 *
 * @example
 * facetAnswer(index, ['make'], [0, 1], createBudget()).facetDistribution // => { make: { Ford: 2 } }
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
      // A number and a string may read the same: a filter on that text finds both.
      const label = spelled(code);
      values.set(label, (values.get(label) ?? 0) + (counts[code] as number));
    }
    distribution.push([attribute, Object.fromEntries(values)]);
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (let code = 0; code < counts.length; code++) {
      if (counts[code] === 0) continue;
      // NaN where the value is a text: neither less nor more than anything.
      const value = column.numbers[code] as number;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    if (min <= max) stats.push([attribute, { min, max }]);
  }
  return { facetDistribution: Object.fromEntries(distribution), facetStats: Object.fromEntries(stats) };
};
