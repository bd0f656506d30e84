import type { Doc, Json } from '../http/json.ts';
import type { Settings } from '../store/settings.ts';
import { collectPaths, visitPath } from '../store/fields.ts';
import type { Compiled } from './compiled.ts';
import { type Token, type Tokenise, stopWordTest, tokeniserOf } from './tokenise.ts';

/**
 * The inverted index. A word's spot is `attribute * 65536 + position`, so spots sort by attribute first. Occurrences are
 * stored by document (for ranking) and by term (for finding).
 */
export type TextIndex = {
  readonly size: number;
  readonly attributes: readonly string[];
  /** The ranking cost of each attribute: its index in the list, 0 if all attributes are searchable. */
  readonly weights: readonly number[];
  /** The tokeniser of the documents, also used for queries. */
  readonly tokenise: Tokenise;
  /** Sorted, so that the terms of a prefix are a range; a term's id is its index. */
  readonly terms: readonly string[];
  readonly termIds: ReadonlyMap<string, number>;
  readonly docStarts: Int32Array;
  readonly docTerms: Int32Array;
  readonly docSpots: Uint32Array;
  readonly termStarts: Int32Array;
  readonly termDocs: Int32Array;
  readonly termSpots: Uint32Array;
  /** Cache of compiled queries: one page sends the same query several times. */
  readonly compiled: Map<string, Compiled>;
};

const MAX_POSITION = 65_535;
const BETWEEN_ELEMENTS = 8;

/** The searched attributes, most important first; '*' expands to every path with values in order of appearance. */
const searchableAttributes = (docs: readonly Doc[], listed: readonly string[]): readonly string[] => {
  if (!listed.includes('*')) return listed;
  const found = new Set<string>();
  for (const doc of docs) collectPaths(doc, found, true);
  return [...found];
};

/** Builds the inverted index. Short values (makes, bodies, colours) repeat often, so their tokens are cached. */
export const buildTextIndex = (docs: readonly Doc[], settings: Settings): TextIndex => {
  const attributes = searchableAttributes(docs, settings.searchableAttributes);
  const deep = !settings.searchableAttributes.includes('*');
  const isStopWord = stopWordTest(settings);
  const tokenise = tokeniserOf(settings);
  const seen = new Map<string, Token[]>();
  const wordIds = new Map<string, number>();
  const words: string[] = [];
  const docStarts = new Int32Array(docs.length + 1);
  const docTerms: number[] = [];
  const docSpots: number[] = [];

  const tokensOf = (text: string): Token[] => {
    if (text.length > 40) return tokenise(text);
    let tokens = seen.get(text);
    if (!tokens) {
      tokens = tokenise(text);
      seen.set(text, tokens);
    }
    return tokens;
  };

  for (let doc = 0; doc < docs.length; doc++) {
    attributes.forEach((attribute, rank) => {
      let position = -1;
      const addText = (text: string): void => {
        let step = position < 0 ? 1 : BETWEEN_ELEMENTS;
        for (const token of tokensOf(text)) {
          position += token.step === 0 ? step : token.step;
          step = 1;
          if (isStopWord(text, token)) continue;
          let id = wordIds.get(token.word);
          if (id === undefined) {
            id = words.length;
            words.push(token.word);
            wordIds.set(token.word, id);
          }
          docTerms.push(id);
          docSpots.push(rank * 65_536 + Math.min(position, MAX_POSITION));
        }
      };
      const addValue = (value: Json): void => {
        if (typeof value === 'string') addText(value);
        else if (typeof value === 'number' || typeof value === 'boolean') addText(String(value));
        else if (value !== null) {
          if (Array.isArray(value)) for (const item of value) addValue(item);
          else if (deep) for (const item of Object.values(value)) addValue(item);
        }
      };
      visitPath(docs[doc] as Doc, attribute, (value) => addValue(value));
    });
    docStarts[doc + 1] = docTerms.length;
  }

  const order = words.map((_, id) => id).sort((a, b) => ((words[a] as string) < (words[b] as string) ? -1 : 1));
  const newId = new Int32Array(words.length);
  order.forEach((old, id) => {
    newId[old] = id;
  });
  const terms = order.map((old) => words[old] as string);
  const termIds = new Map(terms.map((term, id) => [term, id]));
  const finalTerms = Int32Array.from(docTerms, (old) => newId[old] as number);

  const termStarts = new Int32Array(terms.length + 1);
  for (const term of finalTerms) termStarts[term + 1] = (termStarts[term + 1] as number) + 1;
  for (let term = 0; term < terms.length; term++)
    termStarts[term + 1] = (termStarts[term + 1] as number) + (termStarts[term] as number);
  const next = termStarts.slice();
  const termDocs = new Int32Array(finalTerms.length);
  const termSpots = new Uint32Array(finalTerms.length);
  for (let doc = 0; doc < docs.length; doc++) {
    for (let i = docStarts[doc] as number; i < (docStarts[doc + 1] as number); i++) {
      const term = finalTerms[i] as number;
      const slot = next[term] as number;
      next[term] = slot + 1;
      termDocs[slot] = doc;
      termSpots[slot] = docSpots[i] as number;
    }
  }
  const weights = attributes.map((_, rank) => (deep ? rank : 0));
  return {
    size: docs.length,
    attributes,
    weights,
    tokenise,
    terms,
    termIds,
    docStarts,
    docTerms: finalTerms,
    docSpots: Uint32Array.from(docSpots),
    termStarts,
    termDocs,
    termSpots,
    compiled: new Map(),
  };
};

/** The index of the first term that is not before `word` in the sorted list. */
export const lowerBound = (terms: readonly string[], word: string): number => {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
};
