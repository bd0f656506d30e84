import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type ActiveFilter, type SearchState, serialiseSearchUrl } from '@dealer/core/search';
import { SaveSearch as SaveSearchControl } from '@dealer/ui/SaveSearch';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { savedSearchesOf } from '../../../../stores/savedSearchesStore.ts';

const problems = {
  full: 'You have 20 saved searches: remove one to save another.',
  notStored: 'Saved until you close this page: this device keeps nothing for us.',
};

export type SaveSearchProps = {
  state: SearchState;
  title: string;
  filters: readonly Pick<ActiveFilter, 'label'>[];
  /** Whether its results are shown. */
  isSeen: boolean;
};

/**
 * Saves the search on this device, or removes it. While the results of a saved search are shown, none of them counts as new.
 */
export const SaveSearch = ({ state, title, filters, isSeen }: SaveSearchProps) => {
  const t = useTexts();
  const storefront = useStorefront();
  const store = savedSearchesOf(storefront);
  const { searches, problem } = useStore(store);
  // Serialised without the facet values of the index, so that reading it needs no request.
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
              title: state.query === '' ? title : t('“{query}” in {title}', { query: state.query, title }),
              note: filters.map(({ label }) => label).join(', '),
            })
      }
      {...(searches.length > 0 ? { list: { href: '/saved-searches', count: searches.length } } : {})}
      {...(problem === undefined ? {} : { problem: problems[problem] })}
    />
  );
};
