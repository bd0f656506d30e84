import { createContext } from 'react';
import type { FilterPresentation } from '@dealer/ui/SearchLayout';
import type { PageSearch } from './useSearchPage.ts';
import { pageContext } from '../pageContext.ts';

/** The search of the page. */
export const [SearchContext, usePageSearch] = pageContext<PageSearch>('the search page');

/** Where the filters are: as the look's search layout wants them, or in the sheet of a phone. */
export const FilterPresentationContext = createContext<FilterPresentation | 'sheet'>('side');
