import { type Compiled, type QueryNode, hasDropped, sequenceAt } from './compile.ts';
import type { QueryPart } from './parseQuery.ts';
import type { TextIndex } from './textIndex.ts';

/** How well one document answers a query; lower is better, save `exactWords`. */
export type Match = {
  /** Typing errors, joined and split words. */
  readonly errors: number;
  /** Sum of the words between neighbouring words of the query, each at most 3. */
  readonly proximity: number;
  /** The most that `proximity` could be for the words as this document holds them. */
  readonly farthest: number;
  /** Sum of the places of the attributes in which the words stand. */
  readonly attributes: number;
  /** Sum of the costs of the words' distances from their positions in the query, each at its best position in any attribute. */
  readonly positions: number;
  /** 0: an attribute is the query; 1: one starts with it; 2: neither. */
  readonly whole: number;
  /** Words and phrases that stand there exactly as typed. */
  readonly exactWords: number;
};

/** Farther apart is all the same (matrix row 97). */
const MAX_DISTANCE = 4;

const distance = (a: number, length: number, b: number): number => {
  if (a >>> 16 !== b >>> 16) return MAX_DISTANCE;
  const end = a + length - 1;
  return Math.min(MAX_DISTANCE, b > end ? b - end : end - b + 1);
};

/** Positions as Meilisearch stores them: the first 16 as they are, later ones in groups that double in size. */
const storedPosition = (position: number): number =>
  position < 16 ? position : position < 24 ? 24 : 2 ** Math.ceil(Math.log2(position));
const STORED = Uint16Array.from({ length: 1024 }, (_, position) => storedPosition(position));

/** The highest distance of each cost, from 0. */
const FARTHEST = [0, 1, 4, 7, 11, 16, 24, 64, 256, 1024];
/** The cost of a word that is farther away than any. */
export const MAX_POSITION_COST = FARTHEST.length;

const COSTS = Uint8Array.from({ length: 1025 }, (_, distance) =>
  FARTHEST.findIndex((farthest) => distance <= farthest),
);

/** What a word costs that is this far from its position in the query. */
const positionCost = (distance: number): number => COSTS[distance] ?? MAX_POSITION_COST;

type Found = { errors: number; length: number; spots: number[] };

/**
 * What must stand there as typed, without the parts that this bucket has dropped: all terms in a row, null where one
 * occurs nowhere, and the terms of each part.
 */
type Typed = { readonly whole: readonly number[] | null; readonly parts: readonly (readonly (number | null)[])[] };

/**
 * Makes the function that reads one document's words against a query. It walks the document once, then takes the
 * cheapest way through the query's nodes.
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
        const place = found[n] as Found;
        if (place.spots.length > 0 && errors > place.errors) continue;
        if (place.spots.length > 0 && errors < place.errors) place.spots.length = 0;
        place.errors = errors;
        place.length = sequence ? sequence.length : 1;
        place.spots.push(spot);
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
        const place = found[n] as Found;
        if (place.spots.length === 0 || hasDropped(node, dropped)) continue;
        const total = (cost[node.from] as number) + place.errors + node.extra;
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
      // Words that are not neighbours in the query, because one between them was dropped, may stand anywhere.
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
