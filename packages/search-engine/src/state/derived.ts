import { TypedFastBitSet } from 'typedfastbitset';

import type { Derived, IndexState } from './types.ts';
import { type TextIndex, buildTextIndex } from '../text/textIndex.ts';
import { type Column, buildColumn } from '../store/column.ts';
import { collectPaths } from '../store/fields.ts';

const derivedOf = (index: IndexState): Derived => {
  if (index.derived) return index.derived;
  const all = new TypedFastBitSet();
  all.addRange(0, index.docs.length);
  index.derived = { all, columns: new Map(), paths: null, text: null };
  return index.derived;
};

/** The set of all documents; do not modify it. */
export const allDocs = (index: IndexState): TypedFastBitSet => derivedOf(index).all;

/** The column of an attribute, built on first use. */
export const columnOf = (index: IndexState, path: string): Column => {
  const { columns } = derivedOf(index);
  // Patterns let a client name any path, so paths without documents share one empty column.
  const known = knownPaths(index).has(path) ? path : '';
  let column = columns.get(known);
  if (!column) {
    column = buildColumn(known === '' ? [] : index.docs, path, index.docs.length);
    columns.set(known, column);
  }
  return column;
};

/** Every path in the documents, parents included, in order of first appearance. */
export const knownPaths = (index: IndexState): ReadonlySet<string> => {
  const derived = derivedOf(index);
  if (!derived.paths) {
    const found = new Set<string>();
    for (const doc of index.docs) collectPaths(doc, found, false);
    derived.paths = found;
  }
  return derived.paths;
};

/** The inverted index of the searchable attributes, built on first use. */
export const textOf = (index: IndexState): TextIndex => {
  const derived = derivedOf(index);
  derived.text ??= buildTextIndex(index.docs, index.settings);
  return derived.text;
};
