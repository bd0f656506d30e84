import { TypedFastBitSet } from 'typedfastbitset';

import type { Doc, Json } from '../http/json.ts';
import { visitPath } from './fields.ts';
import { normaliseValue } from './normalise.ts';

/**
 * The values of one attribute in all documents, as integer codes into a dictionary of its distinct values. Filters test
 * the dictionary and then scan codes, facets count codes, and sorting compares the ranks of codes.
 */
export type Column = {
  readonly size: number;
  /** Codes of document d: `codes[starts[d]] .. codes[starts[d + 1] - 1]`, each once. */
  readonly starts: Int32Array;
  readonly codes: Int32Array;
  /** The first spelling of each value. `spellings` has other spellings by code and document. */
  readonly labels: readonly string[];
  readonly spellings: ReadonlyMap<number, ReadonlyMap<number, string>>;
  /** NaN for a string. */
  readonly numbers: Float64Array;
  /** The normalised string; null for a number. */
  readonly norms: readonly (string | null)[];
  readonly codeOfNumber: ReadonlyMap<number, number>;
  readonly codeOfString: ReadonlyMap<string, number>;
  /** True if some document has several values. */
  readonly hasLists: boolean;
  readonly exists: TypedFastBitSet;
  readonly nulls: TypedFastBitSet;
  readonly empties: TypedFastBitSet;
  /** Cache of orders and ranks by name. */
  readonly orders: Map<string, Int32Array>;
  /** Cache of the documents that match recent conditions. */
  readonly recent: Map<string, TypedFastBitSet>;
};

/** An empty set with capacity for `size` documents. */
export const noDocs = (size: number): TypedFastBitSet => TypedFastBitSet.fromWords(new Uint32Array((size + 31) >>> 5));

const isEmptyValue = (value: Json): boolean =>
  value === '' ||
  (Array.isArray(value)
    ? value.length === 0
    : typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/**
 * Builds the column of an attribute. Booleans become the strings "true" and "false"; strings that differ only by case
 * share one code. `size` is the number of documents in the index if `docs` is a part of them.
 */
export const buildColumn = (docs: readonly Doc[], path: string, size = docs.length): Column => {
  const starts = new Int32Array(size + 1);
  const codes: number[] = [];
  const labels: string[] = [];
  const numbers: number[] = [];
  const norms: (string | null)[] = [];
  const codeOfNumber = new Map<number, number>();
  const codeOfString = new Map<string, number>();
  const codeOfRaw = new Map<string, number>();
  const exists = noDocs(size);
  const nulls = noDocs(size);
  const empties = noDocs(size);

  const numberCode = (value: number): number => {
    const known = codeOfNumber.get(value);
    if (known !== undefined) return known;
    codeOfNumber.set(value, labels.length);
    labels.push(String(value));
    numbers.push(value);
    norms.push(null);
    return labels.length - 1;
  };
  const stringCode = (value: string): number => {
    const raw = codeOfRaw.get(value);
    if (raw !== undefined) return raw;
    const norm = normaliseValue(value);
    let code = codeOfString.get(norm);
    if (code === undefined) {
      code = labels.length;
      codeOfString.set(norm, code);
      labels.push(value);
      numbers.push(Number.NaN);
      norms.push(norm);
    }
    codeOfRaw.set(value, code);
    return code;
  };

  const spellings = new Map<number, Map<number, string>>();
  const spell = (code: number, value: string): void => {
    const docsOfCode = spellings.get(code) ?? new Map<number, string>();
    if (codes.indexOf(code, first) < 0) docsOfCode.set(here, value);
    spellings.set(code, docsOfCode);
  };

  let hasLists = false;
  let here = 0;
  let first = 0;
  const add = (code: number): void => {
    for (let i = first; i < codes.length; i++) if (codes[i] === code) return;
    codes.push(code);
  };
  const addValue = (value: Json): void => {
    if (typeof value === 'string') {
      // Meilisearch ignores empty texts.
      if (value.trim() === '') return;
      const code = stringCode(value);
      if (labels[code] !== value) spell(code, value);
      add(code);
    } else if (typeof value === 'number') add(numberCode(value === 0 ? 0 : value));
    else if (typeof value === 'boolean') add(stringCode(String(value)));
    else if (Array.isArray(value)) for (const item of value) addValue(item);
  };

  for (let doc = 0; doc < docs.length; doc++) {
    here = doc;
    first = codes.length;
    visitPath(docs[doc] as Doc, path, (value) => {
      exists.add(doc);
      if (value === null) nulls.add(doc);
      else if (isEmptyValue(value)) empties.add(doc);
      addValue(value);
    });
    starts[doc + 1] = codes.length;
    hasLists ||= codes.length - first > 1;
  }
  return {
    size,
    starts,
    codes: Int32Array.from(codes),
    hasLists,
    labels,
    spellings,
    numbers: Float64Array.from(numbers),
    norms,
    codeOfNumber,
    codeOfString,
    exists,
    nulls,
    empties,
    orders: new Map(),
    recent: new Map(),
  };
};

/** The documents with at least one code for which `wanted` is 1. */
export const docsWithCodes = (column: Column, wanted: Uint8Array): TypedFastBitSet => {
  const { size, starts, codes } = column;
  const words = new Uint32Array((size + 31) >>> 5);
  for (let doc = 0; doc < size; doc++) {
    const end = starts[doc + 1] as number;
    // Bitwise operations instead of a branch, which the processor would often mispredict.
    let has = 0;
    for (let i = starts[doc] as number; i < end; i++) has |= wanted[codes[i] as number] as number;
    words[doc >>> 5] = (words[doc >>> 5] as number) | (has << (doc & 31));
  }
  return TypedFastBitSet.fromWords(words);
};

/** The inverse of a column: the documents of a code are `docs[starts[code]] .. docs[starts[code + 1] - 1]`. Cached. */
const documentsByCode = (column: Column): { starts: Int32Array; docs: Int32Array } => {
  const known = column.orders.get('byCode:docs');
  const knownStarts = column.orders.get('byCode:starts');
  if (known && knownStarts) return { starts: knownStarts, docs: known };
  const starts = new Int32Array(column.labels.length + 1);
  for (const code of column.codes) starts[code + 1] = (starts[code + 1] as number) + 1;
  for (let code = 0; code < column.labels.length; code++)
    starts[code + 1] = (starts[code + 1] as number) + (starts[code] as number);
  const next = starts.slice();
  const docs = new Int32Array(column.codes.length);
  for (let doc = 0; doc < column.size; doc++) {
    for (let i = column.starts[doc] as number; i < (column.starts[doc + 1] as number); i++) {
      const code = column.codes[i] as number;
      docs[next[code] as number] = doc;
      next[code] = (next[code] as number) + 1;
    }
  }
  column.orders.set('byCode:docs', docs);
  column.orders.set('byCode:starts', starts);
  return { starts, docs };
};

/** The documents with a code, in order. */
export const docsOfCode = (column: Column, code: number): Int32Array => {
  const { starts, docs } = documentsByCode(column);
  return docs.subarray(starts[code], starts[code + 1]);
};

/** The documents with any of these codes. The cost depends only on the number of matches, so long lists are cheap. */
export const docsOfCodes = (column: Column, codes: Iterable<number>): TypedFastBitSet => {
  const { starts, docs } = documentsByCode(column);
  const words = new Uint32Array((column.size + 31) >>> 5);
  for (const code of codes) {
    for (let i = starts[code] as number; i < (starts[code + 1] as number); i++) {
      const doc = docs[i] as number;
      words[doc >>> 5] = (words[doc >>> 5] as number) | (1 << (doc & 31));
    }
  }
  return TypedFastBitSet.fromWords(words);
};

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The codes in the order of a facet list by name: numbers, then strings. Meilisearch orders numbers by their text if
 * there are at most 3,000 candidates, else by value.
 */
export const alphaOrder = (column: Column, numbersAsText: boolean): Int32Array => {
  const name = numbersAsText ? 'alpha:text' : 'alpha:value';
  const known = column.orders.get(name);
  if (known) return known;
  const { labels, numbers, norms } = column;
  const order = Int32Array.from(labels.keys()).sort((a, b) => {
    const left = norms[a] ?? null;
    const right = norms[b] ?? null;
    if (left === null && right === null)
      return numbersAsText
        ? compareText(labels[a] as string, labels[b] as string)
        : (numbers[a] as number) - (numbers[b] as number);
    if (left === null || right === null) return left === null ? -1 : 1;
    return compareText(left, right);
  });
  column.orders.set(name, order);
  return order;
};

/** The rank of documents without the attribute: last in both directions. */
const NO_RANK = 0x7fffffff;

/** The rank of each document when sorted by this attribute: numbers, then strings; a list has its best element's rank. */
export const sortRanks = (column: Column, direction: 'asc' | 'desc'): Int32Array => {
  const known = column.orders.get(direction);
  if (known) return known;
  const { size, starts, codes, norms } = column;
  const order = [...alphaOrder(column, false)];
  const split = order.findIndex((code) => norms[code] !== null);
  const cut = split < 0 ? order.length : split;
  const sorted = direction === 'asc' ? order : [...order.slice(0, cut).reverse(), ...order.slice(cut).reverse()];
  const rankOf = new Int32Array(order.length);
  sorted.forEach((code, rank) => {
    rankOf[code] = rank;
  });
  const ranks = new Int32Array(size).fill(NO_RANK);
  for (let doc = 0; doc < size; doc++) {
    for (let i = starts[doc] as number; i < (starts[doc + 1] as number); i++) {
      const rank = rankOf[codes[i] as number] as number;
      if (rank < (ranks[doc] as number)) ranks[doc] = rank;
    }
  }
  column.orders.set(direction, ranks);
  return ranks;
};
