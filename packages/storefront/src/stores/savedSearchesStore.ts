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
export const createSavedSearchesStore = ({ storage, key, now }: { storage: KeyValueStorage; key: string; now: () => number }): SavedSearchesStore => {
  const kept = persisted<SavedSearch[]>(storage, key, parseSavedSearches, 1, []);
  let isKept = true;
  const seconds = (): number => Math.floor(now() / 1000);
  return createStore<SavedSearchesState>((set, get) => {
    // Another tab of this site may have changed them since; what could not be written stands only here.
    const known = (): readonly SavedSearch[] => (isKept ? kept.read() : get().searches);
    const put = (searches: readonly SavedSearch[]): void => {
      isKept = kept.write([...searches]);
      set({ searches, problem: isKept ? undefined : 'notKept' });
    };
    return {
      searches: kept.read(),
      problem: undefined,
      save: (search) => {
        const { kind, searches } = saveSearch(known(), search, seconds());
        if (kind === 'full') set({ searches, problem: 'full' });
        else put(searches);
      },
      remove: (address) => put(known().filter((search) => search.address !== address)),
      see: (address) => {
        if (known().some((search) => search.address === address)) put(markSearchSeen(known(), address, seconds()));
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
export const savedSearchesOf = ({ keep, local, site, now }: Pick<Storefront, 'keep' | 'local' | 'site' | 'now'>): SavedSearchesStore =>
  keep('savedSearches', () => createSavedSearchesStore({ storage: local.storage, key: localKey(site, 'saved-searches'), now }));
