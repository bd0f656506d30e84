import { ask, postcodesIn } from '@dealer/core/ask';
import { pointOf } from '@dealer/core/contact';
import { changeQuery, type SearchState } from '@dealer/core/search';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { loadStockValues } from './loadStockValues.ts';

/** Reads a text in plain words as a search: filters of `from` stay where the text names no others. */
type ReadText = {
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
export const loadAsk = async (deps: StorefrontDeps): Promise<ReadText> => {
  const { site, now } = deps;
  const values = await loadStockValues(deps);
  if (!values) {
    const read = (text: string, from: SearchState): SearchState => changeQuery(from, text);
    return { read, readText: async (text, from) => read(text, from), facetValues: {} };
  }
  const { facetValues } = values;
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
  return { read: (text, from) => ask(text, context, from).state, readText, facetValues };
};
