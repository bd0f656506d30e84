import { useEffect } from 'react';
import { serialiseSearchUrl } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import { useStorefront } from '../boot/storefront.ts';

/** A search that stands this long was meant; what is passed through while typing is not. */
const meantMs = 3_000;

/**
 * Remembers the search (row 2.S15): once it has stood for a while, or when a result is opened from it. Pages are the same search.
 *
 * @example
 * useRememberSearch(state);
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
      void import('./searchHistory.ts').then(
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
