import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { localKey, markSearchSeen, parseSavedSearches, saveSearch } from '@dealer/core/local';
import type { SavedSearch } from '@dealer/core/local';
import type { Storefront } from '../boot/storefront.ts';
import { persisted } from './persisted.ts';
import type { KeyValueStorage } from './persisted.ts';

export type SavedSearchesState = {
  /** Newest first. */
  searches: readonly SavedSearch[];
  /** What the visitor must know: there is no room for another, or this device keeps nothing beyond the page. */
  problem: 'full' | 'notKept' | undefined;
  save: (search: Pick<SavedSearch, 'address' | 'title' | 'note'>) => void;
  remove: (address: string) => void;
  /** Its results were looked at just now. */
  see: (address: string) => void;
};

export type SavedSearchesStore = StoreApi<SavedSearchesState>;

/**
 * The searches that the visitor keeps on this device.
 *
 * @example
 * const store = createSavedSearchesStore({ storage: localStorage, key: 'dealer:my-site:saved-searches', now: Date.now });
 * store.getState().save({ address: '/search/toyota', title: 'Toyota cars', note: '' });
 */
export const createSavedSearchesStore = ({
  storage,
  key,
  now,
}: {
  storage: KeyValueStorage;
  key: string;
  now: () => number;
}): SavedSearchesStore => {
  const kept = persisted<SavedSearch[]>(storage, key, parseSavedSearches, 1, []);
  const seconds = (): number => Math.floor(now() / 1000);
  return createStore<SavedSearchesState>((set) => {
    const put = (searches: readonly SavedSearch[]): void =>
      set({ searches, problem: kept.write([...searches]) ? undefined : 'notKept' });
    return {
      searches: kept.read(),
      problem: undefined,
      save: (search) => {
        const { kind, searches } = saveSearch(kept.read(), search, seconds());
        if (kind === 'full') set({ searches, problem: 'full' });
        else put(searches);
      },
      remove: (address) => put(kept.read().filter((search) => search.address !== address)),
      see: (address) => {
        if (kept.read().some((search) => search.address === address))
          put(markSearchSeen(kept.read(), address, seconds()));
      },
    };
  });
};

/**
 * The storefront's one store of saved searches, made by the first page that needs it.
 *
 * @example
 * const searches = useStore(savedSearchesOf(useStorefront()), (state) => state.searches);
 */
export const savedSearchesOf = ({
  keep,
  local,
  site,
  now,
}: Pick<Storefront, 'keep' | 'local' | 'site' | 'now'>): SavedSearchesStore =>
  keep('savedSearches', () =>
    createSavedSearchesStore({ storage: local.storage, key: localKey(site, 'saved-searches'), now }),
  );
