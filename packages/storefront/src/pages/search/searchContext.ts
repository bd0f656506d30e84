import { createContext } from 'react';
import type { FilterPresentation } from '@dealer/ui/SearchLayout';
import type { PageSearch } from './useSearchPage.ts';
import { pageContext } from '../pageContext.ts';

/** The search of the page. */
export const [SearchContext, usePageSearch] = pageContext<PageSearch>('the search page');

/** How the look's search layout wants its filters. */
export const FilterPresentationContext = createContext<FilterPresentation>('side');
