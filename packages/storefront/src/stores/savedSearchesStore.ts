import { createStore, type StoreApi } from 'zustand/vanilla';
import { localKey, markSearchSeen, parseSavedSearches, type SavedSearch, saveSearch } from '@dealer/core/saved';
import type { Storefront } from '../boot/storefront.ts';
import { type KeyValueStorage, persisted } from './persisted.ts';
import { startStored } from './startStored.ts';

type SavedSearchesState = {
  /** Newest first. */
  searches: readonly SavedSearch[];
  /** The list is full, or the browser does not store it beyond the page. */
  problem: 'full' | 'notStored' | undefined;
  save: (search: Pick<SavedSearch, 'address' | 'title' | 'note'>) => void;
  remove: (address: string) => void;
  /** The visitor has just seen its results. */
  see: (address: string) => void;
};

type SavedSearchesStore = StoreApi<SavedSearchesState>;

/** The searches that the visitor saved on this device. */
export const createSavedSearchesStore = ({
  storage,
  key,
  now,
}: {
  storage: KeyValueStorage;
  key: string;
  now: () => number;
}): SavedSearchesStore => {
  const stored = persisted<SavedSearch[]>(storage, key, parseSavedSearches, 1, []);
  const seconds = (): number => Math.floor(now() / 1000);
  const store = createStore<SavedSearchesState>((set) => {
    const put = (searches: readonly SavedSearch[]): void =>
      set({ searches, problem: stored.write([...searches]) ? undefined : 'notStored' });
    return {
      searches: [],
      problem: undefined,
      save: (search) => {
        const { kind, searches } = saveSearch(stored.read(), search, seconds());
        if (kind === 'full') set({ searches, problem: 'full' });
        else put(searches);
      },
      remove: (address) => put(stored.read().filter((search) => search.address !== address)),
      see: (address) => {
        if (stored.read().some((search) => search.address === address))
          put(markSearchSeen(stored.read(), address, seconds()));
      },
    };
  });
  return startStored(store, { searches: stored.read() });
};

/** The storefront's store of saved searches, created by the first page that needs it. */
export const savedSearchesOf = ({
  once,
  local,
  site,
  now,
}: Pick<Storefront, 'once' | 'local' | 'site' | 'now'>): SavedSearchesStore =>
  once('savedSearches', () =>
    createSavedSearchesStore({ storage: local.storage, key: localKey(site, 'saved-searches'), now }),
  );
