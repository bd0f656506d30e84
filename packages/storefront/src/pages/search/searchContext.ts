import { createContext, use } from 'react';
import type { FilterPresentation } from '@dealer/ui/SearchLayout';
import type { PageSearch } from './useSearchPage.ts';

export const SearchContext = createContext<PageSearch | null>(null);

/** How the look's search layout wants its filters. */
export const FilterPresentationContext = createContext<FilterPresentation>('side');

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
