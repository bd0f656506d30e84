import { TypedFastBitSet } from 'typedfastbitset';

import type { Derived, IndexState } from '../state/types.ts';
import { type TextIndex, buildTextIndex } from '../text/textIndex.ts';
import { type Column, buildColumn } from './column.ts';
import { collectPaths } from './fields.ts';

const derivedOf = (index: IndexState): Derived => {
  if (index.derived) return index.derived;
  const all = new TypedFastBitSet();
  all.addRange(0, index.docs.length);
  index.derived = { all, columns: new Map(), paths: null, text: null };
  return index.derived;
};

/** The set of all documents; callers never change it. */
export const allDocs = (index: IndexState): TypedFastBitSet => derivedOf(index).all;

/** The column of an attribute, built on first use. */
export const columnOf = (index: IndexState, path: string): Column => {
  const { columns } = derivedOf(index);
  let column = columns.get(path);
  if (!column) {
    // Patterns let a client name any path: forget all rather than grow without end.
    if (columns.size >= 500) columns.clear();
    column = buildColumn(index.docs, path);
    columns.set(path, column);
  }
  return column;
};

/** Every path that occurs in the documents, parents included, in order of first appearance. */
export const knownPaths = (index: IndexState): readonly string[] => {
  const derived = derivedOf(index);
  if (!derived.paths) {
    const found = new Set<string>();
    for (const doc of index.docs) collectPaths(doc, found, false);
    derived.paths = [...found];
  }
  return derived.paths;
};

/** The inverted index of the searchable attributes, built on first use. */
export const textOf = (index: IndexState): TextIndex => {
  const derived = derivedOf(index);
  derived.text ??= buildTextIndex(index.docs, index.settings);
  return derived.text;
};
