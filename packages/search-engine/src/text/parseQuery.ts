import type { Settings } from '../store/settings.ts';
import { stopWordTest, type Tokenise } from './tokenise.ts';

/** Position of a part in the query. Each word advances it by 1; a hard separator, such as a full stop, by 8. */
type Span = { readonly first: number; readonly last: number };

/** One part of a query. A null inside a phrase is a stop word, which matches any word. */
export type QueryPart = Span &
  (
    | { readonly kind: 'word'; readonly word: string; readonly prefix: boolean }
    | { readonly kind: 'phrase'; readonly words: readonly (string | null)[] }
  );

/** The parts to find, in order, and the negative ones. */
type ParsedQuery = { readonly parts: readonly QueryPart[]; readonly negative: readonly QueryPart[] };

const MAX_WORDS = 10;
/** The rest of a longer query is ignored; ten words need far less. */
const MAX_CHARACTERS = 5_000;

/**
 * Parses a query into words, "phrases" and -negatives, at most ten each. The last word is a prefix unless a space
 * follows it.
 */
export const parseQuery = (
  query: string,
  settings: Pick<Settings, 'stopWords' | 'prefixSearch'>,
  tokenise: Tokenise,
): ParsedQuery => {
  const text = query.slice(0, MAX_CHARACTERS);
  const isStopWord = stopWordTest(settings);
  const parts: QueryPart[] = [];
  const negative: QueryPart[] = [];
  let position = -1;

  const addPhrase = (inside: string, into: QueryPart[]): void => {
    let words: (string | null)[] = [];
    const close = (): void => {
      const from = words.findIndex((word) => word !== null);
      const to = words.findLastIndex((word) => word !== null);
      if (from >= 0)
        into.push({
          kind: 'phrase',
          words: words.slice(from, to + 1),
          first: position - words.length + 1 + from,
          last: position - words.length + 1 + to,
        });
      words = [];
    };
    for (const token of tokenise(inside)) {
      if (token.step === 8) close();
      position += token.step || 1;
      words.push(isStopWord(inside, token) ? null : token.word);
    }
    close();
  };

  const addWords = (plain: string, atEnd: boolean): void => {
    const tokens = tokenise(plain);
    tokens.forEach((token, i) => {
      position += token.step || 1;
      const at = { word: token.word, first: position, last: position };
      const last = atEnd && i === tokens.length - 1 && token.end === plain.length;
      const minus =
        token.start > 0 &&
        plain[token.start - 1] === '-' &&
        (token.start === 1 || /\s/.test(plain[token.start - 2] as string));
      if (minus) negative.push({ kind: 'word', prefix: false, ...at });
      else if (last || !isStopWord(plain, token))
        parts.push({ kind: 'word', prefix: last && settings.prefixSearch !== 'disabled', ...at });
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
