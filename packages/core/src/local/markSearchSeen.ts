import type { SavedSearch } from './savedSearch.ts';

/**
 * The searches after the results of one were looked at: from now on only cars listed later are new to it. A clock that went back
 * makes nothing new again. `now` in seconds since 1970.
 *
 * @example
 * markSearchSeen([], '/search/toyota', 1_753_000_000); // => []
 */
export const markSearchSeen = (searches: readonly SavedSearch[], address: string, now: number): SavedSearch[] =>
  searches.map((search) =>
    search.address === address ? { ...search, seenAt: Math.max(search.seenAt, Math.floor(now)) } : search,
  );
