import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseSearchHistory, rememberSearch, type SearchHistoryEntry } from '@dealer/core/saved';
import { persisted, type SiteStorage } from './persisted.ts';
import { startStored } from './startStored.ts';

type SearchHistoryState = {
  /** Newest first, five at most. */
  searches: readonly SearchHistoryEntry[];
  /** Adds a search to the front; one without filters is not stored (decision B18). */
  remember: (search: SearchHistoryEntry) => void;
};

export type SearchHistoryStore = StoreApi<SearchHistoryState>;

/** The last searches on this device. */
export const createSearchHistoryStore = ({ storage, prefix }: SiteStorage): SearchHistoryStore => {
  const stored = persisted(storage, `${prefix}search-history`, parseSearchHistory, 1, []);
  const store = createStore<SearchHistoryState>((set) => ({
    searches: [],
    remember: (search) => {
      // Read again: another tab of this site may have searched since.
      const searches = rememberSearch(stored.read(), search);
      stored.write(searches);
      set({ searches });
    },
  }));
  return startStored(store, { searches: stored.read() });
};
