import { TypedFastBitSet } from 'typedfastbitset';

import type { Settings } from '../store/settings.ts';
import { noDocs } from '../store/column.ts';
import { normaliseWord } from '../store/normalise.ts';
import type { Compiled, QueryNode, TermSequence } from './compiled.ts';
import { type QueryPart, parseQuery } from './parseQuery.ts';
import { type TextIndex, lowerBound } from './textIndex.ts';
import type { Tokenise } from './tokenise.ts';
import { termsWithin } from './typos.ts';

/** Sets the bits in `words` of the documents that contain the sequence in a searched attribute. */
const addSequenceDocs = (
  text: TextIndex,
  sequence: readonly (number | null)[],
  looksAt: Uint8Array,
  words: Uint32Array,
): void => {
  const first = sequence[0];
  if (first === null || first === undefined) return;
  for (let i = text.termStarts[first] as number; i < (text.termStarts[first + 1] as number); i++) {
    const doc = text.termDocs[i] as number;
    const spot = text.termSpots[i] as number;
    if (looksAt[spot >>> 16] === 1 && sequenceAt(text, doc, sequence, spot))
      words[doc >>> 5] = (words[doc >>> 5] as number) | (1 << (doc & 31));
  }
};

/** True if a document contains the sequence at `spot`. */
export const sequenceAt = (
  text: TextIndex,
  doc: number,
  sequence: readonly (number | null)[],
  spot: number,
): boolean => {
  const end = text.docStarts[doc + 1] as number;
  let i = lowestAt(text, doc, spot);
  for (let k = 0; k < sequence.length; k++) {
    while (i < end && (text.docSpots[i] as number) < spot + k) i++;
    const wanted = sequence[k];
    if (wanted === null || wanted === undefined) continue;
    let here = false;
    for (let j = i; j < end && (text.docSpots[j] as number) === spot + k; j++)
      if (text.docTerms[j] === wanted) here = true;
    if (!here) return false;
  }
  return true;
};

const lowestAt = (text: TextIndex, doc: number, spot: number): number => {
  let low = text.docStarts[doc] as number;
  let high = text.docStarts[doc + 1] as number;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((text.docSpots[middle] as number) < spot) low = middle + 1;
    else high = middle;
  }
  return low;
};

const wordsIn = (tokenise: Tokenise, value: string): string[] => tokenise(value).map((token) => token.word);

/** What `disableOnNumbers` regards as a number. */
const NUMBER = /^[\p{N}\p{P}]+$/u;

type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Caches the synonyms as words. Settings objects are immutable, so they can be keys. */
const splitSynonyms = new WeakMap<Settings, Synonyms>();

const synonymsOf = (settings: Settings, tokenise: Tokenise): Synonyms => {
  const known = splitSynonyms.get(settings);
  if (known) return known;
  const synonyms = new Map(
    Object.entries(settings.synonyms).map(([from, to]) => [
      wordsIn(tokenise, from).join(' '),
      to.map((words) => wordsIn(tokenise, words)),
    ]),
  );
  splitSynonyms.set(settings, synonyms);
  return synonyms;
};

/** The most words of a query that are joined into one word or replaced by a synonym. */
const MAX_JOINED = 3;

/** A prefix stands for the first terms that begin with it, in order of the alphabet, and no more than this. */
const MAX_PREFIXED = 1_000;

/** The number of typing errors allowed in a word: by default none below 5 letters, one below 9, else two. */
export const errorsAllowed = (word: string, { typoTolerance }: Pick<Settings, 'typoTolerance'>): number => {
  if (!typoTolerance.enabled || typoTolerance.disableOnWords.some((listed) => normaliseWord(listed.trim()) === word))
    return 0;
  if (typoTolerance.disableOnNumbers && NUMBER.test(word)) return 0;
  const letters = [...word].length;
  const { oneTypo, twoTypos } = typoTolerance.minWordSizeForTypos;
  return letters >= twoTypos ? 2 : letters >= oneTypo ? 1 : 0;
};

/**
 * Compiles a query: finds the terms that match each part and each sequence of two or three parts. The result is cached
 * in the inverted index. `attributesToSearchOn` limits the searched attributes; null means all.
 */
export const compileQuery = (
  text: TextIndex,
  settings: Settings,
  query: string,
  attributesToSearchOn: readonly string[] | null,
): Compiled => {
  const key = JSON.stringify([query.length > 5_000 ? query.slice(0, 5_000) : query, attributesToSearchOn]);
  const known = text.compiled.get(key);
  if (known) return known;

  const { attributes, terms, termIds, size, tokenise } = text;
  const { parts, negative } = parseQuery(query, settings, tokenise);
  const looksAt = Uint8Array.from(attributes, (name) =>
    attributesToSearchOn === null ||
    attributesToSearchOn.some((wanted) => wanted === '*' || wanted === name || name.startsWith(`${wanted}.`))
      ? 1
      : 0,
  );
  const exactOnly = Uint8Array.from(attributes, (name) =>
    settings.typoTolerance.disableOnAttributes.some((listed) => listed === name || name.startsWith(`${listed}.`))
      ? 1
      : 0,
  );

  const docsOf = (
    found: ReadonlyMap<number, number>,
    sequences: readonly TermSequence[],
    extra: number,
  ): TypedFastBitSet => {
    const words = new Uint32Array((size + 31) >>> 5);
    for (const [term, errors] of found) {
      for (let i = text.termStarts[term] as number; i < (text.termStarts[term + 1] as number); i++) {
        const attribute = (text.termSpots[i] as number) >>> 16;
        if (looksAt[attribute] === 0 || (errors + extra > 0 && exactOnly[attribute] === 1)) continue;
        const doc = text.termDocs[i] as number;
        words[doc >>> 5] = (words[doc >>> 5] as number) | (1 << (doc & 31));
      }
    }
    for (const sequence of sequences) addSequenceDocs(text, sequence.terms, looksAt, words);
    return TypedFastBitSet.fromWords(words);
  };

  const idsOf = (list: readonly (string | null)[]): (number | null)[] | null => {
    const ids = list.map((word) => (word === null ? null : termIds.get(word)));
    return ids.some((id) => id === undefined) ? null : (ids as (number | null)[]);
  };

  const { disableOnNumbers } = settings.typoTolerance;
  /** With `disableOnNumbers`, numbers match only as typed: not with typing errors and not as joined words. */
  const isExactOnly = (term: string): boolean => disableOnNumbers && NUMBER.test(term);

  const matchingTerms = (word: string, prefix: boolean, max: number, joined: boolean): Map<number, number> => {
    const found = new Map<number, number>();
    const mayMatch = (term: string): boolean => !joined || !isExactOnly(term);
    const exact = termIds.get(word);
    if (exact !== undefined && mayMatch(word)) found.set(exact, 0);
    if (prefix) {
      const first = exact === undefined ? lowerBound(terms, word) : exact + 1;
      const end = Math.min(terms.length, first + MAX_PREFIXED);
      for (let id = first; id < end && (terms[id] as string).startsWith(word); id++)
        if (mayMatch(terms[id] as string)) found.set(id, 0);
    }
    if (max > 0)
      for (const [id, errors] of termsWithin(terms, word, max, prefix))
        if (!found.has(id) && !isExactOnly(terms[id] as string)) found.set(id, errors);
    return found;
  };

  /**
   * Splits a word into the two words that most documents contain next to each other. Joined words are not split where
   * they were joined.
   */
  const split = (word: string, joinedAt: number | null = null): TermSequence[] => {
    let best: TermSequence | null = null;
    let bestCount = 0;
    let bestCut = 0;
    for (let cut = 1; cut < word.length && word.length <= 50; cut++) {
      const ids = idsOf([word.slice(0, cut), word.slice(cut)]);
      if (!ids) continue;
      const docs = docsOf(new Map(), [{ terms: ids, errors: 1 }], 0).size();
      if (docs > bestCount) {
        bestCount = docs;
        best = { terms: ids, errors: 1 };
        bestCut = cut;
      }
    }
    return best && bestCut !== joinedAt ? [best] : [];
  };

  const nodes: QueryNode[] = [];
  const addNode = (
    from: number,
    to: number,
    found: ReadonlyMap<number, number>,
    sequences: readonly TermSequence[],
    mostErrors: number,
    prefix: string | null = null,
  ): void => {
    const extra = to - from === 1 ? 0 : to - from;
    nodes.push({ from, to, terms: found, sequences, extra, mostErrors, prefix, docs: docsOf(found, sequences, extra) });
  };

  const synonyms = synonymsOf(settings, tokenise);
  parts.forEach((part, i) => {
    if (part.kind === 'phrase') {
      const ids = idsOf(part.words);
      if (ids) addNode(i, i + 1, new Map(), [{ terms: ids, errors: 0 }], 0);
      return;
    }
    const words: string[] = [];
    for (let to = i + 1; to <= parts.length && to <= i + MAX_JOINED; to++) {
      const next = parts[to - 1] as QueryPart;
      if (next.kind !== 'word' || next.first !== part.first + words.length) break;
      words.push(next.word);
      const typed = words.join('');
      const allowed = Math.max(0, errorsAllowed(typed, settings) - words.length + 1);
      addNode(
        i,
        to,
        matchingTerms(typed, next.prefix, allowed, words.length > 1),
        split(typed, words.length === 2 ? part.word.length : null),
        Math.max(1, allowed),
        next.prefix ? typed : null,
      );
      for (const other of synonyms.get(words.join(' ')) ?? []) {
        const ids = idsOf(other);
        const [only] = ids ?? [];
        if (ids?.length === 1) addNode(i, to, new Map([[only as number, 0]]), [], 0);
        else if (ids && ids.length > 1) addNode(i, to, new Map(), [{ terms: ids, errors: 0 }], 0);
      }
    }
  });

  const forbidden = noDocs(size);
  for (const part of negative) {
    const ids = idsOf(part.kind === 'word' ? [part.word] : part.words);
    if (ids) forbidden.union(docsOf(new Map(), [{ terms: ids, errors: 0 }], 0));
  }
  const exact = parts.map((part) =>
    (part.kind === 'word' ? [part.word] : part.words.filter((word) => word !== null)).map(
      (word) => termIds.get(word) ?? null,
    ),
  );
  const compiled: Compiled = { parts, nodes, exact, forbidden, looksAt, exactOnly };
  if (text.compiled.size >= 50) text.compiled.delete(text.compiled.keys().next().value as string);
  text.compiled.set(key, compiled);
  return compiled;
};

/** Which words a document must contain: all of them, or all but those that `wordBuckets` drops. */
export type MatchingStrategy = 'last' | 'all' | 'frequency';

/**
 * The matching documents in buckets by the words dropped from the query, fewest dropped words first. `last` drops words
 * from the end, `frequency` the most common first. Phrases are never dropped.
 */
export const wordBuckets = (
  compiled: Compiled,
  strategy: MatchingStrategy,
  candidates: TypedFastBitSet,
): { dropped: ReadonlySet<number>; docs: TypedFastBitSet }[] => {
  const { parts, nodes } = compiled;
  const words = parts.flatMap((part, i) => (part.kind === 'word' ? [i] : []));
  // Words that no document contains are dropped first, then the most common; equally common words are dropped together.
  const frequency = (i: number): number => {
    const docs = noDocs(0);
    for (const node of nodes) if (node.from <= i && i < node.to) docs.union(node.docs);
    return docs.size() || Number.POSITIVE_INFINITY;
  };
  const rank = strategy === 'last' ? (i: number): number => i : frequency;
  const ranks = strategy === 'all' ? [] : [...new Set(words.map(rank))].sort((a, b) => b - a);
  const steps = ranks.map((each) => words.filter((i) => rank(i) === each));
  if (words.length === parts.length) steps.pop();

  const remaining = candidates.clone().difference(compiled.forbidden);
  const buckets: { dropped: ReadonlySet<number>; docs: TypedFastBitSet }[] = [];
  const dropped = new Set<number>();
  for (const step of [[], ...steps]) {
    for (const part of step) dropped.add(part);
    const reached: TypedFastBitSet[] = [remaining.clone()];
    for (let to = 1; to <= parts.length; to++) {
      const here = dropped.has(to - 1) ? (reached[to - 1] as TypedFastBitSet).clone() : noDocs(0);
      for (const node of nodes) {
        if (node.to !== to || hasDropped(node, dropped)) continue;
        here.union((reached[node.from] as TypedFastBitSet).new_intersection(node.docs));
      }
      reached.push(here);
    }
    const docs = reached[parts.length] as TypedFastBitSet;
    buckets.push({ dropped: new Set(dropped), docs });
    remaining.difference(docs);
  }
  return buckets;
};

/** True if a node matches a dropped part. */
export const hasDropped = (node: QueryNode, dropped: ReadonlySet<number>): boolean => {
  for (let i = node.from; i < node.to; i++) if (dropped.has(i)) return true;
  return false;
};
