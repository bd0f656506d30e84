import type { IndexState } from '../state/types.ts';
import type { Compiled } from '../text/compile.ts';
import { MAX_DISTANCE, MAX_POSITION_COST, type Match, documentMatcher } from '../text/matchDocument.ts';
import type { TextIndex } from '../text/textIndex.ts';
import type { RankKey } from './orderBy.ts';
import { attributeKey } from './sortKeys.ts';

/** A query that has words, with the documents that answer it. `bucketOf` is how many words were dropped for a document. */
export type TextQuery = {
  readonly text: TextIndex;
  readonly compiled: Compiled;
  readonly bucketOf: Uint8Array;
  readonly droppedIn: readonly ReadonlySet<number>[];
};

/** The ranking rules in force, as keys, and the score from 0 to 1 that they give a document. */
export type Ranking = { readonly keys: readonly RankKey[]; readonly score: (doc: number) => number };

const TEXT_RULES = new Set(['words', 'typo', 'proximity', 'attribute', 'attributeRank', 'wordPosition', 'exactness']);

/**
 * The ranking rules of an index for one search. Without a query only sort and custom rules count (matrix row 87);
 * `words` comes before the first rule about words even when the settings leave it out (row 90).
 */
export const rankingOf = (index: IndexState, query: TextQuery | null, sort: readonly RankKey[]): Ranking => {
  const keys: RankKey[] = [];
  const listed = index.settings.rankingRules;
  const firstText = listed.findIndex((rule) => TEXT_RULES.has(rule));
  const rules = query === null || listed.includes('words') || firstText < 0 ? listed : listed.toSpliced(firstText, 0, 'words');

  const read = query ? documentMatcher(query.text, query.compiled) : null;
  const known = new Map<number, Match>();
  const match = (doc: number): Match => {
    let found = known.get(doc);
    if (!found && query && read) {
      found = read(doc, query.droppedIn[query.bucketOf[doc] as number] as ReadonlySet<number>);
      known.set(doc, found);
    }
    return found as Match;
  };
  /** Key and number of ranks of each rule that the score counts. */
  const scored: { key: RankKey; worst: number }[] = [];
  const addText = (key: RankKey, worst: number): void => {
    keys.push(key);
    scored.push({ key, worst: Math.max(0, worst) });
  };

  for (const rule of rules) {
    if (rule === 'sort') keys.push(...sort);
    else if (!TEXT_RULES.has(rule)) keys.push(attributeKey(index, rule));
    else if (query) {
      const words = query.compiled.parts.length;
      const exact = query.compiled.exact.length;
      const attributes = words * Math.max(0, query.text.attributes.length - 1);
      if (rule === 'words') addText((doc) => query.bucketOf[doc] as number, words - 1);
      if (rule === 'typo') addText((doc) => match(doc).errors, query.compiled.maxErrors + words - 1);
      if (rule === 'proximity') addText((doc) => match(doc).proximity, (words - 1) * (MAX_DISTANCE - 1));
      if (rule === 'attribute' || rule === 'attributeRank') addText((doc) => match(doc).attributes, attributes);
      if (rule === 'attribute' || rule === 'wordPosition') addText((doc) => match(doc).positions, words * MAX_POSITION_COST);
      if (rule === 'exactness') {
        addText((doc) => match(doc).whole, 2);
        addText((doc) => exact - match(doc).exactWords, exact);
      }
    }
  }
  const score = (doc: number): number => {
    let rank = 1;
    let ranks = 1;
    for (const { key, worst } of scored) {
      rank = (rank - 1) * (worst + 1) + Math.max(1, worst + 1 - key(doc));
      ranks *= worst + 1;
    }
    return rank / ranks;
  };
  return { keys, score };
};
