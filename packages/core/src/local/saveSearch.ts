import { mostSavedSearches } from '../limits/lists.ts';
import type { SavedSearch } from './savedSearch.ts';

/** The searches after one was to be kept; `full`: there is no room for it, and none was given up for it. */
export type SavedSearches = { readonly kind: 'saved' | 'full'; readonly searches: readonly SavedSearch[] };

/**
 * Keeps a search: in front, and seen as of now. One that is kept already keeps its age. `now` in seconds since 1970.
 *
 * @example
 * saveSearch([], { address: '/search/toyota', title: 'Toyota cars', note: '' }, 1_753_000_000).searches[0]?.seenAt; // => 1753000000
 */
export const saveSearch = (
  searches: readonly SavedSearch[],
  search: Pick<SavedSearch, 'address' | 'title' | 'note'>,
  now: number,
): SavedSearches => {
  const known = searches.find(({ address }) => address === search.address);
  if (known === undefined && searches.length >= mostSavedSearches) return { kind: 'full', searches };
  const seenAt = Math.floor(now);
  return {
    kind: 'saved',
    searches: [
      { ...search, savedAt: known?.savedAt ?? seenAt, seenAt },
      ...searches.filter((other) => other !== known),
    ],
  };
};
