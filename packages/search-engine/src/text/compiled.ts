import type { TypedFastBitSet } from 'typedfastbitset';

import type { QueryPart } from './parseQuery.ts';

/** Consecutive words as term ids; null matches any one word. */
export type TermSequence = { readonly terms: readonly (number | null)[]; readonly errors: number };

/**
 * One way to match the parts `from` to `to` of a query: by one of several terms, each with its number of typing errors,
 * or by a sequence of words. "sun flower" has nodes for sun, flower, sunflower and each synonym.
 */
export type QueryNode = {
  readonly from: number;
  readonly to: number;
  readonly terms: ReadonlyMap<number, number>;
  readonly sequences: readonly TermSequence[];
  /** Errors added for joined words: two for two words, three for three. */
  readonly extra: number;
  /** The highest number of errors of a match; at least one for words, because any word may be split. */
  readonly mostErrors: number;
  /** The text typed if the word is a prefix, else null. */
  readonly prefix: string | null;
  readonly docs: TypedFastBitSet;
};

/** A query compiled for one inverted index. */
export type Compiled = {
  readonly parts: readonly QueryPart[];
  readonly nodes: readonly QueryNode[];
  /** The terms of each part exactly as typed; null for a word that no document contains. */
  readonly exact: readonly (readonly (number | null)[])[];
  /** Documents that contain a negative word. */
  readonly forbidden: TypedFastBitSet;
  /** By attribute: 1 if the query searches it. */
  readonly looksAt: Uint8Array;
  /** By attribute: 1 if it allows no typing errors. */
  readonly exactOnly: Uint8Array;
};
