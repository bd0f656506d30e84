import { ask, askFacets, postcodesIn } from '@dealer/core/ask';
import { pointOf } from '@dealer/core/contact';
import { changeQuery, type FacetCounts, type SearchState } from '@dealer/core/search';
import type { StorefrontDeps } from '../boot/storefront.ts';

/** Reads a text in plain words as a search: filters of `from` stay where the text names no others. */
type ReadText = {
  /** How many vehicles the whole stock has of each value. */
  counts: FacetCounts;
  /** Reads all but postcodes, which stay words. */
  read: (text: string, from: SearchState) => SearchState;
  /** Reads postcodes too, as the yards near them; loads their table when there is one. */
  readText: (text: string, from: SearchState) => Promise<SearchState>;
  /** The values of the index, for the address of the search. */
  facetValues: Record<string, string[]>;
};

/**
 * Loads what reads searches in plain words: the values of the index, once for a visit. Without them a text stays a query.
 */
export const loadAsk = async ({ search, site, now, once }: StorefrontDeps): Promise<ReadText> => {
  const answer = await search.multiSearch([{ facets: askFacets, limit: 0 }]);
  if (answer.kind !== 'ok') {
    const read = (text: string, from: SearchState): SearchState => changeQuery(from, text);
    return { counts: {}, read, readText: async (text, from) => read(text, from), facetValues: {} };
  }
  // The dictionary of these values is made once, too.
  const { counts, facetValues } = once('askValues', () => {
    const facets = answer.value[0]?.facets ?? {};
    const names = Object.entries(facets).map(([name, values]): [string, string[]] => [name, Object.keys(values)]);
    return { counts: facets, facetValues: Object.fromEntries(names) };
  });
  const context = { facetValues, site, now: now() };
  const readText = async (text: string, from: SearchState): Promise<SearchState> => {
    const postcodes = site.locations.some(({ address }) => pointOf(address)) ? postcodesIn(text) : [];
    if (postcodes.length === 0) return ask(text, context, from).state;
    const near = await import('@dealer/core/postcodes').then(
      ({ yardsNearPostcodes }) => yardsNearPostcodes(postcodes, site),
      // Without the table a postcode stays a word.
      () => undefined,
    );
    return ask(text, { ...context, ...(near && { yardsNear: near }) }, from).state;
  };
  return { counts, read: (text, from) => ask(text, context, from).state, readText, facetValues };
};
