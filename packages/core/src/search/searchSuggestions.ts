import { ownValue } from '../data/values.ts';
import type { Site } from '../site/site.ts';
import { textsFor } from '../texts/textsFor.ts';
import { rangeLabel } from './activeFilters.ts';
import { changeRange } from './changeSearch.ts';
import type { FacetCounts } from './facetCounts.ts';
import { facetHeading } from './facetHeading.ts';
import { valueKey } from './oneSpelling.ts';
import type { SearchState } from './searchState.ts';
import { serialiseSearchUrl } from './serialiseSearchUrl.ts';

/** What a search box offers while a text is typed: a search or a vehicle, and what it is. */
export type SearchSuggestion = { readonly label: string; readonly note: string; readonly href: string };

type SuggestionContext = {
  readonly text: string;
  /** The search that a suggestion adds to. */
  readonly from: SearchState;
  readonly counts: FacetCounts;
  readonly site: Site;
  readonly recent: readonly { label: string; href: string }[];
  /** Reads the words before those that are completed: "diesel" of "diesel hil". */
  readonly read: (text: string, from: SearchState) => SearchState;
};

type Candidate = { label: string; note: string; count: number; keys: string[]; filters: Record<string, string> };

const mostSuggestions = 8;
/** The names that a text can complete, and how many of each are offered. */
const named = { make: 3, make_model: 4, simple_body: 2, location_name: 2, dealership_name: 2, city: 2 } as const;
/** "under", "under 2", "$25", "25k", "25000"; a year is no amount. */
const amountAtEnd =
  /(?:^|\s)(?:under|below|max|up to|less than|<)?\s*(\$?)\s?(?!(?:19|20)\d\d$)(\d[\d,]*)\s?(k|grand)?$/;
const boundAtEnd = /(?:^|\s)(?:under|below|up to|less than|<)$/;

/** Without case, accents, spaces and signs: "Land Rover" is landrover, "Taupō" taupo. */
const keyOf = (text: string): string => valueKey(text.normalize('NFKD')).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A name from each of its words on, so that "hil" completes "Toyota Hilux". */
const keysOf = (name: string): string[] => {
  const terms = name.split(/[\s/]+/);
  return terms.map((_, at) => keyOf(terms.slice(at).join('')));
};

const candidatesOf = (counts: FacetCounts): Candidate[] => {
  const makes = Object.keys(counts['make'] ?? {}).sort((a, b) => b.length - a.length);
  return Object.keys(named).flatMap((attribute) =>
    Object.entries(ownValue(counts, attribute) ?? {}).flatMap(([value, count]): Candidate[] => {
      const make = attribute === 'make_model' && makes.find((one) => valueKey(value).startsWith(`${valueKey(one)} `));
      if (make === undefined || count === 0) return [];
      return [
        {
          label: value,
          note: attribute,
          count,
          keys: keysOf(value),
          filters: make ? { make, model: value.slice(make.length + 1) } : { [attribute]: value },
        },
      ];
    }),
  );
};

const memory = new WeakMap<FacetCounts, Candidate[]>();
const known = (counts: FacetCounts): Candidate[] => {
  const found = memory.get(counts) ?? candidatesOf(counts);
  memory.set(counts, found);
  return found;
};

/** The names that begin with these words, the most frequent first. */
const completions = (counts: FacetCounts, terms: string): Candidate[] => {
  const key = keyOf(terms);
  if (key === '') return [];
  const rank = ({ keys }: Candidate): number => keys.findIndex((one) => one.startsWith(key));
  const found = known(counts)
    .filter((one) => rank(one) >= 0)
    .sort((a, b) => Math.sign(rank(a)) - Math.sign(rank(b)) || b.count - a.count);
  const labels = new Set<string>();
  return Object.entries(named).flatMap(([attribute, most]) =>
    found.filter(({ note, label }) => note === attribute && !labels.has(label) && labels.add(label)).slice(0, most),
  );
};

/**
 * What a search box offers for a text: recent searches and price bands while it is empty, then the makes, models, bodies and locations
 * of the stock that its last words begin, and amounts that begin with its last number. Each leads to an ordinary address.
 *
 * @example
 * const counts = { make: { Toyota: 9 }, make_model: { 'Toyota Hilux': 4 } };
 * const read = (_text: string, state: SearchState) => state;
 * searchSuggestions({ text: 'hil', from: emptySearchState(), counts, site: aSite(), recent: [], read });
 * // => [{ label: 'Toyota Hilux', note: 'Model', href: '/search/toyota/hilux' }]
 */
export const searchSuggestions = ({
  text,
  from,
  counts,
  site,
  recent,
  read,
}: SuggestionContext): SearchSuggestion[] => {
  const t = textsFor(site.texts);
  const facetValues = Object.fromEntries(Object.entries(counts).map(([name, values]) => [name, Object.keys(values)]));
  const hrefOf = (state: SearchState): string => serialiseSearchUrl({ ...state, page: 1 }, { site, facetValues });
  const noteOf = (attribute: string): string =>
    t(
      /^(?:location|dealership)_name$/.test(attribute)
        ? 'Yard'
        : attribute === 'make_model'
          ? 'Model'
          : facetHeading(attribute),
    );
  const priced = (state: SearchState, label: string, range: { min?: number; max?: number }): SearchSuggestion => ({
    label,
    note: noteOf('price'),
    href: hrefOf(changeRange(state, 'price', range)),
  });
  const typed = text.replaceAll(/\s+/g, ' ').trim();
  const earlier = recent
    .filter(({ label }) => keyOf(label).includes(keyOf(typed)))
    .map((one) => ({ ...one, note: t('Recent search') }));
  const start: SearchState = { ...from, query: '' };
  if (typed === '')
    return [
      ...earlier.slice(0, 5),
      ...site.home.priceBands
        .slice(0, 4)
        .map(({ label, min, max }) =>
          priced(start, label, { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }),
        ),
    ];
  const before = (terms: string): SearchState => (terms === '' ? start : read(terms, start));
  const amount = amountAtEnd.exec(typed) ?? boundAtEnd.exec(typed);
  const priceBands = (): SearchSuggestion[] => {
    if (!amount) return [];
    const [digits, thousands] = [(amount[2] ?? '').replaceAll(',', ''), amount[3]];
    const exact = Number(digits) * (thousands === undefined ? 1 : 1_000);
    const state = before(typed.slice(0, amount.index).trim());
    return [...new Set([...(exact >= 1_000 ? [exact] : []), ...site.search.budget.quickOptions])]
      .filter((value) => String(value).startsWith(digits))
      .slice(0, 4)
      .map((max) => priced(state, rangeLabel('price', { min: 0, max }, site), { min: 0, max }));
  };
  const terms = typed.split(' ');
  const names = (): SearchSuggestion[] => {
    for (let at = Math.max(0, terms.length - 3); at < terms.length; at += 1) {
      const found = completions(counts, terms.slice(at).join(' '));
      if (found.length === 0) continue;
      const state = before(terms.slice(0, at).join(' '));
      return found.map(({ label, note, filters }) => {
        const replaced = filters['make'] === undefined ? Object.keys(filters) : ['make', 'model', 'make_model'];
        const remaining = Object.entries(state.refinements).filter(([name]) => !replaced.includes(name));
        const chosen = Object.entries(filters).map(([name, value]): [string, string[]] => [name, [value]]);
        return {
          label: [...terms.slice(0, at), label].join(' '),
          note: noteOf(note),
          href: hrefOf({ ...state, refinements: Object.fromEntries([...remaining, ...chosen]) }),
        };
      });
    }
    return [];
  };
  return [...earlier.slice(0, 2), ...names(), ...priceBands()].slice(0, mostSuggestions);
};
