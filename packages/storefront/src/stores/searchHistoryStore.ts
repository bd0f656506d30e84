import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { parseSearchHistory, rememberSearch } from '@dealer/core/local';
import type { SearchHistoryEntry } from '@dealer/core/local';
import { persisted } from './persisted.ts';
import type { KeyValueStorage } from './persisted.ts';

export type SearchHistoryState = {
  /** Newest first, five at most. */
  searches: readonly SearchHistoryEntry[];
  /** Puts a search in front; one without filters is not remembered (decision B18). */
  remember: (search: SearchHistoryEntry) => void;
};

export type SearchHistoryStore = StoreApi<SearchHistoryState>;

/**
 * The last searches on this device (row 3.D05).
 *
 * @example
 * const store = createSearchHistoryStore({ storage: localStorage, prefix: 'dealer:my-site:' });
 * store.getState().remember({ path: '/search/toyota', filters: 'refinementList[fuel][]=Diesel' });
 */
export const createSearchHistoryStore = ({
  storage,
  prefix,
}: {
  storage: KeyValueStorage;
  prefix: string;
}): SearchHistoryStore => {
  const kept = persisted(storage, `${prefix}search-history`, parseSearchHistory, 1, []);
  return createStore<SearchHistoryState>((set) => ({
    searches: kept.read(),
    remember: (search) => {
      // Read again: another tab of this site may have searched since.
      const searches = rememberSearch(kept.read(), search);
      kept.write(searches);
      set({ searches });
    },
  }));
};
