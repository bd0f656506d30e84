import { createContext, use } from 'react';
import type { PageSearch } from './useSearchPage.ts';

export const SearchContext = createContext<PageSearch | null>(null);

/**
 * The search of the page.
 *
 * @example
 * const { requested, response } = usePageSearch();
 */
export const usePageSearch = (): PageSearch => {
  const page = use(SearchContext);
  if (!page) throw new Error('This section needs the search page.');
  return page;
};
