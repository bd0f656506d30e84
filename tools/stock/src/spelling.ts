import { searchFacets, valueKey } from '@dealer/core/search';
import { nameKey, usualMake } from './makes.ts';

type Doc = Record<string, unknown>;

/** The facets whose values are text; make and model together follow their parts. */
const attributes = searchFacets.filter((name) => name !== 'make_model');

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');

/**
 * What the spellings of a value have in common: all but case; of a make all but hyphens, spaces and accents; of a model, which has the
 * same address with a hyphen as with a space ("CX-5", "CX 5"), all but these.
 */
const keyOf = (attribute: string, value: string): string => {
  if (attribute === 'make') return `make\n${nameKey(usualMake(value) ?? value) || value}`;
  if (attribute !== 'model') return `${attribute}\n${valueKey(value)}`;
  return `model\n${valueKey(
    value
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[\s\p{Pd}]+/gu, ' '),
  )}`;
};

/** The spellings of a feed: first every document is counted, then each is written with one spelling of each value. */
type Spellings = {
  count: (doc: Doc) => void;
  /** True once two spellings of one value were counted. */
  differ: () => boolean;
  respell: (doc: Doc) => Doc;
};

/**
 * Finds one spelling for facet values that differ only in case ("UTE", "Ute"), and for makes that differ in hyphens, spaces and accents
 * as well. A search server takes the former as one value and shows whichever it meets first, so that a filter's label would change from
 * search to search. A known make has its usual spelling; else the most frequent spelling of an attribute wins, of equally frequent ones
 * the first in the feed.
 */
export const createSpellings = (): Spellings => {
  const counts = new Map<string, Map<string, number>>();
  let chosen: Map<string, string> | undefined;
  let conflicts = false;
  const choose = (): Map<string, string> => {
    chosen ??= new Map(
      [...counts].map(([key, spellings]) => {
        const most = [...spellings].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
        return [key, key.startsWith('make\n') ? (usualMake(most) ?? most) : most];
      }),
    );
    return chosen;
  };
  return {
    count: (doc) => {
      for (const attribute of attributes)
        for (const value of textsOf(doc[attribute])) {
          const key = keyOf(attribute, value);
          const spellings = counts.get(key) ?? new Map<string, number>();
          counts.set(key, spellings.set(value, (spellings.get(value) ?? 0) + 1));
          conflicts ||= spellings.size > 1 || (attribute === 'make' && (usualMake(value) ?? value) !== value);
        }
    },
    differ: () => conflicts,
    respell: (doc) => {
      const spell = (attribute: string, value: unknown): unknown =>
        typeof value === 'string' ? (choose().get(keyOf(attribute, value)) ?? value) : value;
      const respelled = Object.fromEntries(
        Object.entries(doc).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.map((part) => spell(name, part)) : spell(name, value),
        ]),
      );
      const { make, model, make_model: pair } = doc;
      if (typeof pair === 'string' && nameKey(pair) === nameKey(`${String(make)} ${String(model)}`))
        respelled['make_model'] = `${String(respelled['make'])} ${String(respelled['model'])}`;
      return respelled;
    },
  };
};
