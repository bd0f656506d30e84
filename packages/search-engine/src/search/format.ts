import type { Doc, Json } from '../http/json.ts';
import { underPattern } from '../store/fields.ts';
import type { Compiled } from '../text/compiled.ts';
import type { TextIndex } from '../text/textIndex.ts';
import { type Token, type Tokenise, isHard, separatorsIn } from '../text/tokenise.ts';
import type { SearchParams } from './params.ts';

/**
 * A match in a text: the words `first` to `last`, their offsets `start` and `end`, and the parts `from` to `to` of the
 * query that they match.
 */
type Hit = {
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
};

const encoder = new TextEncoder();
const bytes = (text: string): number => encoder.encode(text).length;

/** The end offset of the first `count` letters of a word, including combining marks of the last letter. */
const endOfPrefix = (text: string, start: number, end: number, count: number): number => {
  let at = start;
  for (const letter of text.slice(start, end)) {
    if (count <= 0 && !/\p{M}/u.test(letter)) break;
    if (!/\p{M}/u.test(letter)) count--;
    at += letter.length;
  }
  return at;
};

/**
 * Creates a function that finds the matches of a query in a text. A sequence (a phrase, a split word, a synonym of
 * several words) is one match and takes precedence over single words. A prefix matches only the letters typed.
 */
const textMatcher = (compiled: Compiled, text: TextIndex): ((source: string, tokens: readonly Token[]) => Hit[]) => {
  const sequences = compiled.nodes.flatMap(({ sequences: each, from, to }) =>
    each.map(({ terms }) => ({ terms, from, to })),
  );
  const words = compiled.nodes.toSorted(
    (a, b) => Number(a.prefix !== null) - Number(b.prefix !== null) || b.to - b.from - (a.to - a.from),
  );
  return (source, tokens) => {
    const ids = tokens.map((token) => text.termIds.get(token.word));
    const hits: Hit[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const id = ids[i];
      if (id === undefined) continue;
      const { start, end } = tokens[i] as Token;
      const row = sequences.find(({ terms }) => terms.every((term, k) => term === null || ids[i + k] === term));
      if (row) {
        const last = i + row.terms.length - 1;
        hits.push({ first: i, last, start, end: (tokens[last] as Token).end, from: row.from, to: row.to });
        i = last;
        continue;
      }
      const node = words.find(({ terms }) => terms.has(id));
      if (node)
        hits.push({
          first: i,
          last: i,
          start,
          end: node.prefix === null ? end : endOfPrefix(source, start, end, [...node.prefix].length),
          from: node.from,
          to: node.to,
        });
    }
    return hits;
  };
};

/** Scores a crop around these hits: by matched parts of the query, then by proximity, then by hits in query order. */
const cropScore = (hits: readonly Hit[]): readonly [number, number, number] => {
  const parts = new Set<number>();
  let proximity = 0;
  let ordered = 0;
  hits.forEach((hit, i) => {
    for (let part = hit.from; part < hit.to; part++) parts.add(part);
    proximity -= hit.last - hit.first;
    ordered += hit.last - hit.first;
    const next = hits[i + 1];
    if (!next) return;
    if (next.from > hit.from) ordered++;
    proximity -= Math.min(7, next.first - hit.last);
  });
  return [parts.size, proximity, ordered];
};

/** The hits around which to crop: those with the best score that fit into `length` words. */
const bestHits = (hits: readonly Hit[], length: number): readonly Hit[] => {
  let best = hits.slice(0, 1);
  let score: readonly number[] | null = null;
  hits.forEach((first, i) => {
    const inside = hits.slice(i).filter((hit) => hit.last - first.first < length);
    if (inside.length === 0) return;
    const found = cropScore(inside);
    const at = score === null ? 0 : found.findIndex((value, k) => value !== score?.[k]);
    if (score !== null && (at < 0 || (found[at] as number) < (score[at] as number))) return;
    best = inside;
    score = found;
  });
  return best;
};

/** A word or a separator; a hard separator ends a sentence, a soft one is a space for example. */
type Piece = { readonly kind: 'word' | 'hard' | 'soft'; readonly start: number; readonly end: number };

const piecesOf = (source: string, tokens: readonly Token[]): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  const addGap = (end: number): void => {
    for (const text of separatorsIn(source.slice(at, end))) {
      pieces.push({ kind: isHard(text) ? 'hard' : 'soft', start: at, end: at + text.length });
      at += text.length;
    }
  };
  for (const { start, end } of tokens) {
    addGap(start);
    pieces.push({ kind: 'word', start, end });
    at = end;
  }
  addGap(source.length);
  return pieces;
};

/**
 * Start and end offset of a crop of `length` words. It grows from the best hits to both sides, word by word, and
 * prefers to cross a space over the end of a sentence.
 */
const cropBounds = (
  source: string,
  tokens: readonly Token[],
  length: number,
  hits: readonly Hit[],
): readonly [number, number] => {
  const pieces = piecesOf(source, tokens);
  const around = bestHits(hits, length);
  const [first] = around;
  const last = around.at(-1);
  // Hits longer than the crop are truncated.
  const lastWord = first && last ? Math.min(last.last, first.first + length - 1) : -1;
  let left = length;
  let before = 0;
  let after = 0;
  if (first) {
    left -= lastWord - first.first + 1;
    before = pieces.findIndex(({ start }) => start === tokens[first.first]?.start);
    after = pieces.findIndex(({ start }) => start === tokens[lastWord]?.start) + 1;
  }
  while (left > 0) {
    const previous = pieces[before - 1];
    const next = pieces[after];
    if (!previous && !next) break;
    const isWord = (piece: Piece | undefined): boolean => piece?.kind === 'word';
    // At the end of the text only the other side grows. Words precede separators, soft separators precede hard ones.
    const goBack =
      previous &&
      (!next || isWord(previous) || (!isWord(next) && (previous.kind === next.kind || next.kind === 'hard')));
    const goOn =
      next &&
      (!previous ||
        isWord(next) ||
        (!isWord(previous) && (previous.kind === next.kind ? left > 1 : previous.kind === 'hard')));
    if (goBack) {
      before--;
      if (isWord(previous)) left--;
    }
    if (goOn && left > 0) {
      after++;
      if (isWord(next)) left--;
    }
    if (!goBack && !goOn) break;
  }
  return [pieces[before - 1]?.end ?? 0, pieces[after]?.start ?? source.length];
};

/** True if hits need formatting, which costs much more than the documents alone. */
export const wantsFormat = (params: SearchParams): boolean =>
  params.attributesToHighlight !== null || params.attributesToCrop !== null || params.showMatchesPosition;

/** The names of the cropped attributes, without crop lengths. */
export const croppedAttributes = (params: SearchParams): string[] =>
  (params.attributesToCrop ?? []).map((name) => name.replace(/:\d+$/, ''));

/**
 * Creates the functions that compute `_formatted` and `_matchesPosition` of a document. Formatting adds highlight tags
 * around matched letters, crops long texts and writes numbers as strings.
 */
export const hitFormatter = (
  params: SearchParams,
  tokenise: Tokenise,
  compiled: Compiled | null,
  text: TextIndex | null,
): { formatted: (doc: Doc) => Doc; positions: (doc: Doc) => Json } => {
  const highlight = params.attributesToHighlight;
  const crops = new Map(
    (params.attributesToCrop ?? []).map((name) => {
      const [, attribute, length] = /^(.*?)(?::(\d+))?$/.exec(name) ?? [];
      return [attribute ?? name, length === undefined ? params.cropLength : Number(length)] as const;
    }),
  );
  const cropOf = (path: string): number | null => {
    for (const [name, length] of crops) if (underPattern(name, path)) return length > 0 ? length : null;
    return null;
  };
  const find = compiled && text ? textMatcher(compiled, text) : (): Hit[] => [];

  const write = (source: string, path: string): string => {
    const tagged = compiled !== null && highlight !== null && highlight.some((name) => underPattern(name, path));
    const length = cropOf(path);
    if (!tagged && length === null) return source;
    const tokens = tokenise(source);
    const hits = find(source, tokens);
    const [from, to] = length === null ? [0, source.length] : cropBounds(source, tokens, length, hits);
    let out = from > 0 ? params.cropMarker : '';
    let at = from;
    for (const hit of tagged ? hits : []) {
      const start = Math.max(hit.start, from);
      const end = Math.min(hit.end, to);
      if (start >= end) continue;
      out += source.slice(at, start) + params.highlightPreTag + source.slice(start, end) + params.highlightPostTag;
      at = end;
    }
    return out + source.slice(at, to) + (to < source.length ? params.cropMarker : '');
  };

  const formatValue = (value: Json, path: string): Json => {
    if (typeof value === 'string') return write(value, path);
    if (typeof value === 'number') return write(String(value), path);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => formatValue(item, path));
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, formatValue(inner, path === '' ? key : `${path}.${key}`)]),
    );
  };

  const positions = (doc: Doc): Json => {
    const found = new Map<string, Json[]>();
    const visit = (value: Json, path: string, indices: readonly number[]): void => {
      if (typeof value === 'string' || typeof value === 'number') {
        const source = String(value);
        for (const hit of find(source, tokenise(source))) {
          const entry = {
            start: bytes(source.slice(0, hit.start)),
            length: bytes(source.slice(hit.start, hit.end)),
            ...(indices.length > 0 && { indices: [...indices] }),
          };
          found.set(path, [...(found.get(path) ?? []), entry]);
        }
      } else if (Array.isArray(value)) value.forEach((item, i) => visit(item, path, [...indices, i]));
      else if (typeof value === 'object' && value !== null) {
        for (const [key, inner] of Object.entries(value))
          visit(inner as Json, path === '' ? key : `${path}.${key}`, indices);
      }
    };
    visit(doc, '', []);
    return Object.fromEntries(found);
  };

  return { formatted: (doc) => formatValue(doc, '') as Doc, positions };
};
