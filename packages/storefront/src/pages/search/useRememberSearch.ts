import { useEffect } from 'react';
import { type SearchState, serialiseSearchUrl } from '@dealer/core/search';
import { useStorefront } from '../../boot/storefront.ts';

/** A search counts after so long without a change; intermediate searches while typing do not. */
const meantMs = 3_000;

/**
 * Stores the search in the history: when it did not change for a while, or when a result is opened from it. Its pages are one search.
 */
export const useRememberSearch = (state: SearchState): void => {
  const storefront = useStorefront();
  const { site, search } = storefront;
  const [path = '', filters = ''] = serialiseSearchUrl(
    { ...state, page: 1 },
    { site, facetValues: search.knownFacetValues() },
  ).split('?');
  useEffect(() => {
    if (filters === '') return undefined;
    let isDone = false;
    const remember = (): void => {
      if (isDone) return;
      isDone = true;
      void import('../../suggestions/searchHistory.ts').then(
        ({ searchHistory }) => searchHistory(storefront).getState().remember({ path, filters }),
        () => undefined,
      );
    };
    const timer = setTimeout(remember, meantMs);
    // Only a press on a link says that this was the search: the next letter typed says the opposite.
    const leave = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('a[href^="/cars/"]')) remember();
    };
    document.addEventListener('click', leave, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', leave, true);
    };
  }, [storefront, path, filters]);
};
