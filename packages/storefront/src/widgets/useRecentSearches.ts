import { useCallback, useState } from 'react';
import { useStorefront } from '../boot/storefront.ts';

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
    void import('./searchHistory.ts').then(
      ({ searchHistory, historyItems }) => setItems(historyItems(searchHistory(storefront).getState().searches, storefront.site, storefront.search.knownFacetValues())),
      () => undefined,
    );
  }, [storefront]);
  return { list: { label: 'Recent searches', items }, load };
};
