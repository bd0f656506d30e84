import type { TypedFastBitSet } from 'typedfastbitset';

import type { IndexState } from '../state/types.ts';
import { noDocs } from '../store/column.ts';
import type { Compiled } from '../text/compiled.ts';
import { type MatchingStrategy, hasDropped } from '../text/compile.ts';
import { MAX_POSITION_COST, type Match, documentMatcher } from '../text/matchDocument.ts';
import type { TextIndex } from '../text/textIndex.ts';
import type { RankKey } from './orderBy.ts';
import { attributeKey } from './sortKeys.ts';

/**
 * A query with words and its matching documents. Documents are in buckets by the words that the matching strategy
 * dropped for them: `bucketOf` has the bucket of each document, `droppedIn` and `bucketDocs` describe each bucket.
 */
export type TextQuery = {
  readonly text: TextIndex;
  readonly compiled: Compiled;
  readonly bucketOf: Uint8Array;
  readonly droppedIn: readonly ReadonlySet<number>[];
  readonly bucketDocs: readonly TypedFastBitSet[];
  readonly strategy: MatchingStrategy;
};

/** The sort keys of the ranking rules, and the ranking score (0 to 1) of a document. */
type Ranking = { readonly keys: readonly RankKey[]; readonly score: (doc: number) => number };

const TEXT_RULES = new Set(['words', 'typo', 'proximity', 'attribute', 'attributeRank', 'wordPosition', 'exactness']);

/**
 * The ranking rules of an index for one search. Without a query only the sort and custom rules apply. If the settings
 * omit `words`, it is added before the first text rule.
 */
export const rankingOf = (index: IndexState, query: TextQuery | null, sort: readonly RankKey[]): Ranking => {
  const keys: RankKey[] = [];
  const listed = index.settings.rankingRules;
  const firstText = listed.findIndex((rule) => TEXT_RULES.has(rule));
  const rules =
    query === null || listed.includes('words') || firstText < 0 ? listed : listed.toSpliced(firstText, 0, 'words');

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
  /** Key and highest possible key of each rule that contributes to the score. */
  const scored: { key: RankKey; worst: RankKey }[] = [];
  const addText = (key: RankKey, worst: RankKey): void => {
    keys.push(key);
    scored.push({ key, worst });
  };

  for (const rule of rules) {
    if (rule === 'sort') keys.push(...sort);
    else if (!TEXT_RULES.has(rule)) keys.push(attributeKey(index, rule));
    else if (query) {
      const { compiled, text, strategy } = query;
      const droppedFor = (doc: number): ReadonlySet<number> =>
        query.droppedIn[query.bucketOf[doc] as number] as ReadonlySet<number>;
      const left: RankKey = (doc) => compiled.parts.length - droppedFor(doc).size;
      const words = compiled.exact.flat().length;
      const lastWeight = Math.max(0, ...text.weights);
      // If all words must match, the number of words is the same for every document.
      if (rule === 'words' && strategy !== 'all')
        addText(
          (doc) => droppedFor(doc).size,
          () => words - 1,
        );
      if (rule === 'typo') addText((doc) => match(doc).errors, mostErrors(query));
      if (rule === 'proximity')
        addText(
          (doc) => match(doc).proximity,
          (doc) => match(doc).farthest,
        );
      if (rule === 'attribute' || rule === 'attributeRank')
        addText(
          (doc) => match(doc).attributes,
          (doc) => lastWeight * left(doc),
        );
      if (rule === 'attribute' || rule === 'wordPosition')
        addText(
          (doc) => match(doc).positions,
          (doc) => MAX_POSITION_COST * left(doc),
        );
      if (rule === 'exactness') {
        addText(
          (doc) => match(doc).whole,
          () => 2,
        );
        addText((doc) => left(doc) - match(doc).exactWords, left);
      }
    }
  }
  const score = (doc: number): number => {
    let rank = 1;
    let ranks = 1;
    for (const { key, worst } of scored) {
      const most = worst(doc);
      rank = (rank - 1) * (most + 1) + most + 1 - key(doc);
      ranks *= most + 1;
    }
    return rank / ranks;
  };
  return { keys, score };
};

/** The highest number of errors that any document in the bucket of a document can have. */
const mostErrors = ({ compiled: { nodes, parts }, bucketOf, droppedIn, bucketDocs, strategy }: TextQuery): RankKey => {
  const known = new Map<number, number>();
  return (doc) => {
    const bucket = bucketOf[doc] as number;
    let most = known.get(bucket);
    if (most !== undefined) return most;
    const dropped = droppedIn[bucket] as ReadonlySet<number>;
    /** Documents that only match with joined words, because they do not contain each single word. */
    const joined = (bucketDocs[bucket] as TypedFastBitSet).clone();
    const each = joined.clone();
    parts.forEach((_, part) => {
      if (dropped.has(part)) return;
      const docs = noDocs(0);
      for (const node of nodes) if (node.from === part && node.to === part + 1) docs.union(node.docs);
      each.intersection(docs);
    });
    joined.difference(each);
    const worst = [0];
    parts.forEach((_, part) => {
      worst[part + 1] = dropped.has(part) ? (worst[part] as number) : 0;
      for (const node of nodes) {
        const counts =
          node.to === part + 1 &&
          !hasDropped(node, dropped) &&
          (strategy === 'all' || node.extra === 0 || node.docs.intersects(joined));
        if (counts)
          worst[part + 1] = Math.max(
            worst[part + 1] as number,
            (worst[node.from] as number) + node.extra + node.mostErrors,
          );
      }
    });
    most = worst[parts.length] as number;
    known.set(bucket, most);
    return most;
  };
};
