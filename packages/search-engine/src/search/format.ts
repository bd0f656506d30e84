import type { Doc, Json } from '../state/types.ts';
import { underPattern } from '../store/fields.ts';
import type { Compiled } from '../text/compile.ts';
import type { TextIndex } from '../text/textIndex.ts';
import type { Token, Tokenise } from '../text/tokenise.ts';
import type { SearchParams } from './params.ts';

/** A stretch of a text that answers the query, and the query part it answers. */
type Hit = { readonly token: number; readonly start: number; readonly end: number; readonly part: number };

const encoder = new TextEncoder();
const bytes = (text: string): number => encoder.encode(text).length;

/** End of the first `count` letters of a word in the original text, marks that belong to the last letter included. */
const endOfPrefix = (text: string, start: number, end: number, count: number): number => {
  let at = start;
  for (const letter of text.slice(start, end)) {
    if (count <= 0 && !/\p{M}/u.test(letter)) break;
    if (!/\p{M}/u.test(letter)) count--;
    at += letter.length;
  }
  return at;
};

const matchText = (source: string, tokens: readonly Token[], compiled: Compiled, text: TextIndex): Hit[] => {
  const ids = tokens.map((token) => text.termIds.get(token.word));
  const hits = new Map<number, Hit>();
  const mark = (token: number, end: number, part: number): void => {
    const known = hits.get(token);
    if (!known || end > known.end) hits.set(token, { token, start: (tokens[token] as Token).start, end, part });
  };
  for (const node of compiled.nodes) {
    ids.forEach((id, i) => {
      if (id === undefined) return;
      const { word, start, end } = tokens[i] as Token;
      if (node.terms.has(id)) mark(i, node.prefix !== null && word.startsWith(node.prefix) ? endOfPrefix(source, start, end, [...node.prefix].length) : end, node.from);
      for (const { terms } of node.sequences) {
        const stands = terms.every((term, k) => (term === null || ids[i + k] === term) && (k === 0 || (tokens[i + k]?.step ?? 8) < 8));
        if (stands) terms.forEach((_, k) => mark(i + k, (tokens[i + k] as Token).end, node.from));
      }
    });
  }
  return [...hits.values()].sort((a, b) => a.token - b.token);
};

/** First and last word of the window with the most different words of the query, centred on them. */
const cropWindow = (words: number, length: number, hits: readonly Hit[]): readonly [number, number] => {
  let best: readonly [number, number] = [0, 0];
  let most = 0;
  hits.forEach((first, i) => {
    const inside = hits.slice(i).filter((hit) => hit.token < first.token + length);
    const different = new Set(inside.map((hit) => hit.part)).size;
    if (different > most) {
      most = different;
      best = [first.token, inside.at(-1)?.token ?? first.token];
    }
  });
  const spare = length - (best[1] - best[0] + 1);
  const start = Math.max(0, Math.min(most === 0 ? 0 : best[0] - Math.floor(spare / 2), words - length));
  return [start, Math.min(words, start + length) - 1];
};

/** What formatting adds to a hit. */
export type Formatted = { _formatted?: Doc; _matchesPosition?: Json };

/** True when hits carry more than their documents, which costs much more than the documents alone. */
export const wantsFormat = (params: SearchParams): boolean => params.attributesToHighlight !== null || params.attributesToCrop !== null || params.showMatchesPosition;

/**
 * Makes the function that writes `_formatted` and `_matchesPosition` of a hit: highlight tags around matched letters,
 * long texts cropped, numbers as strings (matrix rows 108 to 112).
 */
export const hitFormatter = (params: SearchParams, tokenise: Tokenise, compiled: Compiled | null, text: TextIndex | null): ((doc: Doc) => Formatted) => {
  const highlight = params.attributesToHighlight;
  const crops = new Map((params.attributesToCrop ?? []).map((name) => {
    const [, attribute, length] = /^(.*?)(?::(\d+))?$/.exec(name) ?? [];
    return [attribute ?? name, length === undefined ? params.cropLength : Number(length)] as const;
  }));
  const cropOf = (path: string): number | null => {
    for (const [name, length] of crops) if (underPattern(name, path)) return length > 0 ? length : null;
    return null;
  };
  const find = (source: string, tokens: readonly Token[]): Hit[] => (compiled && text ? matchText(source, tokens, compiled, text) : []);

  const write = (source: string, path: string): string => {
    const tagged = compiled !== null && highlight !== null && highlight.some((name) => underPattern(name, path));
    const length = cropOf(path);
    if (!tagged && length === null) return source;
    const tokens = tokenise(source);
    const hits = find(source, tokens);
    let from = 0;
    let to = source.length;
    if (length !== null && tokens.length > length) {
      const [first, last] = cropWindow(tokens.length, length, hits);
      if (first > 0) from = (tokens[first] as Token).start;
      if (last < tokens.length - 1) to = (tokens[last] as Token).end;
    }
    let out = from > 0 ? params.cropMarker : '';
    let at = from;
    for (const hit of tagged ? hits : []) {
      if (hit.start < from || hit.end > to) continue;
      out += source.slice(at, hit.start) + params.highlightPreTag + source.slice(hit.start, hit.end) + params.highlightPostTag;
      at = hit.end;
    }
    return out + source.slice(at, to) + (to < source.length ? params.cropMarker : '');
  };

  const formatted = (value: Json, path: string): Json => {
    if (typeof value === 'string') return write(value, path);
    if (typeof value === 'number') return write(String(value), path);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => formatted(item, path));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, formatted(inner, path === '' ? key : `${path}.${key}`)]));
  };

  const positions = (doc: Doc): Json => {
    const found = new Map<string, Json[]>();
    const visit = (value: Json, path: string, indices: readonly number[]): void => {
      if (typeof value === 'string' || typeof value === 'number') {
        const source = String(value);
        for (const hit of find(source, tokenise(source))) {
          const entry = { start: bytes(source.slice(0, hit.start)), length: bytes(source.slice(hit.start, hit.end)), ...(indices.length > 0 && { indices: [...indices] }) };
          found.set(path, [...(found.get(path) ?? []), entry]);
        }
      } else if (Array.isArray(value)) value.forEach((item, i) => visit(item, path, [...indices, i]));
      else if (typeof value === 'object' && value !== null) {
        for (const [key, inner] of Object.entries(value)) visit(inner as Json, path === '' ? key : `${path}.${key}`, indices);
      }
    };
    visit(doc, '', []);
    return Object.fromEntries(found);
  };

  const wantsFormatted = highlight !== null || params.attributesToCrop !== null;
  return (doc) => ({
    ...(wantsFormatted && { _formatted: formatted(doc, '') as Doc }),
    ...(params.showMatchesPosition && { _matchesPosition: positions(doc) }),
  });
};
