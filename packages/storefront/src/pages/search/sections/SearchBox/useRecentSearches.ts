import { useCallback, useState } from 'react';
import { useStorefront } from '../../../../boot/storefront.ts';

type Recent = { label: string; items: readonly { label: string; href: string }[] };

/**
 * The searches of before, fetched with their chunk when the search box is entered; none where the chunk cannot be had.
 *
 * @example
 * const recent = useRecentSearches();
 * <SearchBox recent={recent.list} onEnter={recent.load} … />
 */
export const useRecentSearches = (): { list: Recent; load: () => void } => {
  const storefront = useStorefront();
  const [items, setItems] = useState<Recent['items']>([]);
  const load = useCallback(() => {
    void import('../../searchHistory.ts').then(
      async ({ searchHistory, historyItems, namesUnknown }) => {
        const { site, search } = storefront;
        const { searches } = searchHistory(storefront).getState();
        const show = (): void => setItems(historyItems(searches, site, search.knownFacetValues()));
        show();
        // Makes are shown in the spelling of the index, which may have to be queried first.
        if (namesUnknown(searches, site, search.knownFacetValues()) && (await search.facetValues()).kind === 'ok')
          show();
      },
      () => undefined,
    );
  }, [storefront]);
  return { list: { label: 'Recent searches', items }, load };
};
