import { useEffect } from 'react';
import { useStore } from 'zustand';
import { serialiseSearchUrl } from '@dealer/core/search';
import type { ActiveFilter, SearchState } from '@dealer/core/search';
import { SaveSearch as SaveSearchControl } from '@dealer/ui/SaveSearch';
import { useStorefront } from '../../boot/storefront.ts';
import { savedSearchesOf } from '../../stores/savedSearchesStore.ts';

const problems = {
  full: 'You have 20 saved searches: remove one to save another.',
  notKept: 'Saved until you close this page: this device keeps nothing for us.',
};

export type SaveSearchProps = {
  state: SearchState;
  title: string;
  filters: readonly Pick<ActiveFilter, 'label'>[];
  /** Its results are on the screen. */
  isSeen: boolean;
};

/**
 * Keeps the search on this device, or lets it go; while a kept one is on the screen nothing in it is new.
 *
 * @example
 * <SaveSearch state={state} title="Used Toyota cars" filters={activeFilters(state, site)} isSeen />
 */
export const SaveSearch = ({ state, title, filters, isSeen }: SaveSearchProps) => {
  const storefront = useStorefront();
  const store = savedSearchesOf(storefront);
  const { searches, problem } = useStore(store);
  // Written without the index's values, so that it can be read again without asking for them.
  const address = serialiseSearchUrl({ ...state, page: 1 }, { site: storefront.site });
  const saved = searches.some((search) => search.address === address);

  useEffect(() => {
    if (saved && isSeen) store.getState().see(address);
  }, [store, address, saved, isSeen]);

  return (
    <SaveSearchControl
      saved={saved}
      onToggle={() =>
        saved
          ? store.getState().remove(address)
          : store.getState().save({
              address,
              title: state.query === '' ? title : `“${state.query}” in ${title}`,
              note: filters.map(({ label }) => label).join(', '),
            })
      }
      {...(searches.length > 0 ? { list: { href: '/saved-searches', count: searches.length } } : {})}
      {...(problem === undefined ? {} : { problem: problems[problem] })}
    />
  );
};
