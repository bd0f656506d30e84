import { useEffect, useState } from 'react';
import { type Storefront, useStorefront } from '../boot/storefront.ts';
import { historyItems, namesUnknown, searchHistory } from './searchHistory.ts';

const recentSearches = (storefront: Storefront): { label: string; href: string }[] => {
  const { site, search } = storefront;
  return historyItems(searchHistory(storefront).getState().searches, site, search.knownFacetValues());
};

/** The searches of before, the newest first. */
export const useRecentSearches = (): readonly { label: string; href: string }[] => {
  const storefront = useStorefront();
  const [items, setItems] = useState(() => recentSearches(storefront));
  useEffect(() => {
    const { site, search } = storefront;
    // Makes are shown in the spelling of the index, which may have to be queried first.
    if (namesUnknown(searchHistory(storefront).getState().searches, site, search.knownFacetValues()))
      void search.facetValues().then(({ kind }) => {
        if (kind === 'ok') setItems(recentSearches(storefront));
      });
  }, [storefront]);
  return items;
};
