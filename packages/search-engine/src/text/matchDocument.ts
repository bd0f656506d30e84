import type { Compiled, QueryNode } from './compiled.ts';
import { hasDropped, sequenceAt } from './compile.ts';
import type { QueryPart } from './parseQuery.ts';
import type { TextIndex } from './textIndex.ts';

/** How well one document matches a query. Lower is better, except for `exactWords`. */
export type Match = {
  /** The number of typing errors, joined words and split words. */
  readonly errors: number;
  /** The sum of the distances between neighbouring words of the query, each at most 3. */
  readonly proximity: number;
  /** The highest possible `proximity` for the words that matched. */
  readonly farthest: number;
  /** The sum of the weights of the attributes that contain the words. */
  readonly attributes: number;
  /** The sum of the costs of the distances between a word's position in the query and its best one in any attribute. */
  readonly positions: number;
  /** 0 if an attribute equals the query, 1 if one starts with it, else 2. */
  readonly whole: number;
  /** The number of words and phrases that occur exactly as typed. */
  readonly exactWords: number;
};

/** Longer distances are equal. */
const MAX_DISTANCE = 4;

const distance = (a: number, length: number, b: number): number => {
  if (a >>> 16 !== b >>> 16) return MAX_DISTANCE;
  const end = a + length - 1;
  return Math.min(MAX_DISTANCE, b > end ? b - end : end - b + 1);
};

/** Positions as Meilisearch stores them: exact below 16, then rounded up to groups that double in size. */
const storedPosition = (position: number): number =>
  position < 16 ? position : position < 24 ? 24 : 2 ** Math.ceil(Math.log2(position));
const STORED = Uint16Array.from({ length: 1024 }, (_, position) => storedPosition(position));

/** The longest distance of each cost, from cost 0. */
const FARTHEST = [0, 1, 4, 7, 11, 16, 24, 64, 256, 1024];
/** The cost of longer distances. */
export const MAX_POSITION_COST = FARTHEST.length;

const COSTS = Uint8Array.from({ length: 1025 }, (_, distance) =>
  FARTHEST.findIndex((farthest) => distance <= farthest),
);

/** The cost of a distance between a word's position and its position in the query. */
const positionCost = (distance: number): number => COSTS[distance] ?? MAX_POSITION_COST;

type Found = { errors: number; length: number; spots: number[] };

/**
 * The exact terms of the query without dropped parts: `parts` has the terms of each part, `whole` all of them in
 * sequence, null if no document contains one of them.
 */
type Typed = { readonly whole: readonly number[] | null; readonly parts: readonly (readonly (number | null)[])[] };

/**
 * Creates a function that matches one document against a query. It scans the words of the document once, then finds the
 * path through the query's nodes with the fewest errors.
 */
export const documentMatcher = (
  text: TextIndex,
  compiled: Compiled,
): ((doc: number, dropped: ReadonlySet<number>) => Match) => {
  const { nodes, looksAt, exactOnly, exact, parts } = compiled;
  const uses = new Map<number, number[]>();
  const hot = new Uint8Array(text.terms.length);
  const use = (term: number, ...entry: number[]): void => {
    hot[term] = 1;
    const list = uses.get(term);
    if (list) list.push(...entry);
    else uses.set(term, entry);
  };
  nodes.forEach((node, n) => {
    for (const [term, errors] of node.terms) use(term, n, errors, -1);
    node.sequences.forEach((sequence, s) => use(sequence.terms[0] as number, n, sequence.errors, s));
  });
  const exactTerms = new Set<number>();
  for (const term of exact.flat()) {
    if (term === null) continue;
    hot[term] = 1;
    exactTerms.add(term);
  }
  const typedIn = new Map<ReadonlySet<number>, Typed>();
  const typedWithout = (dropped: ReadonlySet<number>): Typed => {
    let typed = typedIn.get(dropped);
    if (!typed) {
      const left = exact.filter((_, part) => !dropped.has(part));
      const known = left.flat().filter((term) => term !== null);
      typed = { parts: left, whole: known.length > 0 && known.length === left.flat().length ? known : null };
      typedIn.set(dropped, typed);
    }
    return typed;
  };
  const endingAt = [0, ...parts.keys()].map((_, to) =>
    [...nodes.keys()].filter((n) => nodes[n]?.to === to && !nodes[n].docs.isEmpty()),
  );
  const found: Found[] = nodes.map(() => ({ errors: 0, length: 1, spots: [] }));

  const read = (doc: number, typed: Typed): { whole: number; exactWords: number } => {
    for (const node of found) node.spots.length = 0;
    const seen = new Set<number>();
    let whole = 2;
    const end = text.docStarts[doc + 1] as number;
    for (let i = text.docStarts[doc] as number; i < end; i++) {
      const term = text.docTerms[i] as number;
      if (hot[term] === 0) continue;
      const spot = text.docSpots[i] as number;
      const attribute = spot >>> 16;
      if (looksAt[attribute] === 0) continue;
      if (exactTerms.has(term)) seen.add(term);
      if (
        typed.whole &&
        whole > 0 &&
        (spot & 0xffff) === 0 &&
        term === typed.whole[0] &&
        sequenceAt(text, doc, typed.whole, spot)
      ) {
        const after = i + typed.whole.length;
        whole = after < end && (text.docSpots[after] as number) >>> 16 === attribute ? Math.min(whole, 1) : 0;
      }
      const list = uses.get(term);
      if (!list) continue;
      for (let u = 0; u < list.length; u += 3) {
        const n = list[u] as number;
        const node = nodes[n] as QueryNode;
        const errors = list[u + 1] as number;
        if (errors + node.extra > 0 && exactOnly[attribute] === 1) continue;
        const s = list[u + 2] as number;
        const sequence = s < 0 ? null : (node.sequences[s]?.terms ?? null);
        if (sequence && !sequenceAt(text, doc, sequence, spot)) continue;
        const match = found[n] as Found;
        if (match.spots.length > 0 && errors > match.errors) continue;
        if (match.spots.length > 0 && errors < match.errors) match.spots.length = 0;
        match.errors = errors;
        match.length = sequence ? sequence.length : 1;
        match.spots.push(spot);
      }
    }
    let exactWords = 0;
    for (const terms of typed.parts) {
      let all = true;
      for (const term of terms) if (term === null || !seen.has(term)) all = false;
      if (all) exactWords++;
    }
    return { whole, exactWords };
  };

  return (doc, dropped) => {
    const { whole, exactWords } = read(doc, typedWithout(dropped));
    const cost: number[] = [0];
    const via: number[] = [-1];
    for (let to = 1; to <= parts.length; to++) {
      cost[to] = dropped.has(to - 1) ? (cost[to - 1] as number) : Number.POSITIVE_INFINITY;
      via[to] = -1;
      for (const n of endingAt[to] as number[]) {
        const node = nodes[n] as QueryNode;
        const match = found[n] as Found;
        if (match.spots.length === 0 || hasDropped(node, dropped)) continue;
        const total = (cost[node.from] as number) + match.errors + node.extra;
        if (total < (cost[to] as number)) {
          cost[to] = total;
          via[to] = n;
        }
      }
    }
    const path: number[] = [];
    for (let at = parts.length; at > 0; ) {
      const n = via[at] as number;
      if (n < 0) at--;
      else {
        path.unshift(n);
        at = (nodes[n] as QueryNode).from;
      }
    }
    let proximity = 0;
    let farthest = 0;
    let attributes = 0;
    let positions = 0;
    path.forEach((n, p) => {
      const { from, to } = nodes[n] as QueryNode;
      const { spots } = found[n] as Found;
      const wanted = (parts[from] as QueryPart).first;
      let first = spots[0] as number;
      let cheapest = Number.POSITIVE_INFINITY;
      for (const spot of spots) {
        if (spot < first) first = spot;
        const away = Math.abs((STORED[spot & 0xffff] ?? storedPosition(spot & 0xffff)) - wanted);
        let spotCost = positionCost(away);
        for (let word = 1; word < to - from; word++) spotCost += positionCost(away + word);
        if (spotCost < cheapest) cheapest = spotCost;
      }
      attributes += (text.weights[first >>> 16] as number) * (to - from);
      positions += cheapest;
      proximity += to - from - 1;
      farthest += to - from - 1;
      const before = path[p - 1];
      // If a word between two words of the query was dropped, their distance does not count.
      if (before === undefined || (parts[(nodes[before] as QueryNode).to - 1] as QueryPart).last + 1 !== wanted) return;
      const left = found[before] as Found;
      let nearest = MAX_DISTANCE;
      for (const a of left.spots)
        for (const b of spots) {
          const apart = distance(a, left.length, b);
          if (apart < nearest) nearest = apart;
        }
      proximity += nearest - 1;
      farthest += MAX_DISTANCE - 1;
    });
    const errors = cost[parts.length] as number;
    return {
      errors: Number.isFinite(errors) ? errors : 0,
      proximity,
      farthest,
      attributes,
      positions,
      whole,
      exactWords,
    };
  };
};
