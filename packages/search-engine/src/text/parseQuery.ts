import type { Settings } from '../state/settings.ts';
import { normaliseWord } from '../store/normalise.ts';
import { tokenise } from './tokenise.ts';

/** One part of what was typed. A null inside a phrase is a stop word: any word may stand there. */
export type QueryPart =
  | { readonly kind: 'word'; readonly word: string; readonly prefix: boolean }
  | { readonly kind: 'phrase'; readonly words: readonly (string | null)[] };

/** A query taken apart: what must be found, in order, and what must not. */
export type ParsedQuery = { readonly parts: readonly QueryPart[]; readonly negative: readonly QueryPart[] };

const MAX_WORDS = 10;
/** Far more than ten words need; the rest of an endless query is not even looked at. */
const MAX_CHARACTERS = 5_000;

/**
 * Takes a query apart: words, "phrases", -negatives; at most ten parts; the last word is a prefix unless a space follows.
 *
 * @example
 * parseQuery('hilux "dual cab" -diesel', settings)
 * // => parts hilux, phrase [dual, cab]; negative diesel
 */
export const parseQuery = (query: string, settings: Pick<Settings, 'stopWords' | 'prefixSearch'>): ParsedQuery => {
  const text = query.slice(0, MAX_CHARACTERS);
  const stop = new Set(settings.stopWords.map(normaliseWord));
  const parts: QueryPart[] = [];
  const negative: QueryPart[] = [];

  const addPhrase = (inside: string, into: QueryPart[]): void => {
    let words: (string | null)[] = [];
    const close = (): void => {
      while (words.length > 0 && words.at(-1) === null) words.pop();
      while (words.length > 0 && words[0] === null) words.shift();
      if (words.length > 0) into.push({ kind: 'phrase', words });
      words = [];
    };
    for (const token of tokenise(inside)) {
      if (token.step === 8) close();
      words.push(stop.has(token.word) ? null : token.word);
    }
    close();
  };

  const addWords = (plain: string, atEnd: boolean): void => {
    const tokens = tokenise(plain);
    tokens.forEach((token, i) => {
      const last = atEnd && i === tokens.length - 1 && token.end === plain.length;
      const minus = token.start > 0 && plain[token.start - 1] === '-' && (token.start === 1 || /\s/.test(plain[token.start - 2] as string));
      if (minus) negative.push({ kind: 'word', word: token.word, prefix: false });
      else if (last || !stop.has(token.word)) parts.push({ kind: 'word', word: token.word, prefix: last && settings.prefixSearch !== 'disabled' });
    });
  };

  const pieces = text.split('"');
  pieces.forEach((piece, i) => {
    const previous = pieces[i - 1];
    if (i % 2 === 0) addWords(piece.replace(/(^|\s)-$/, '$1'), i === pieces.length - 1);
    else addPhrase(piece, previous !== undefined && /(^|\s)-$/.test(previous) ? negative : parts);
  });
  return { parts: parts.slice(0, MAX_WORDS), negative: negative.slice(0, MAX_WORDS) };
};
