import { searchFacets, valueKey } from '@dealer/core/search';

type Doc = Record<string, unknown>;

/** The facets whose values are text; make and model together follow their parts. */
const attributes = searchFacets.filter((name) => name !== 'make_model');

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');

/** The spellings of a feed: first every document is counted, then each is written with one spelling of each value. */
export type Spellings = {
  count: (doc: Doc) => void;
  /** True once two spellings of one value were counted. */
  differ: () => boolean;
  respell: (doc: Doc) => Doc;
};

/**
 * Finds one spelling for facet values that differ only in case ("UTE", "Ute"). A search server takes them as one value and shows
 * whichever it meets first, so that a filter's label would change from search to search. The most frequent spelling of an attribute
 * wins; of equally frequent ones the first in the feed.
 *
 * @example
 * const spellings = createSpellings();
 * for (const doc of docs) spellings.count(doc);
 * docs.map(spellings.respell)
 */
export const createSpellings = (): Spellings => {
  const counts = new Map<string, Map<string, number>>();
  let chosen: Map<string, string> | undefined;
  let conflicts = false;
  const keyOf = (attribute: string, value: string): string => `${attribute}\n${valueKey(value)}`;

  const choose = (): Map<string, string> => {
    chosen ??= new Map(
      [...counts].map(([key, spellings]) => [key, [...spellings].reduce((a, b) => (b[1] > a[1] ? b : a))[0]]),
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
          conflicts ||= spellings.size > 1;
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
      const { make, model, make_model: pair } = respelled;
      if (typeof pair === 'string' && valueKey(pair) === valueKey(`${String(make)} ${String(model)}`))
        respelled['make_model'] = `${String(make)} ${String(model)}`;
      return respelled;
    },
  };
};
