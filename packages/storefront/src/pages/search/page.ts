import { isSearchAddress } from '@dealer/core/routes';
import { definePage, provides } from '../../page/definePage.ts';
import { searchLoader } from './searchLoader.ts';
import type { PageSearch } from './useSearchPage.ts';

/** The search page. On a phone `filters` are in a sheet; `aside` is next to the results of wide pages, and below them on others. */
export const page = definePage({
  route: 'search',
  areas: ['top', 'head', 'filters', 'results', 'aside'],
  sections: ['searchHeading', 'searchBox', 'searchPriceBands', 'filters', 'resultBar', 'results', 'resultPages'],
  list: [
    { section: 'searchHeading', area: 'head' },
    { section: 'searchBox', area: 'head' },
    { section: 'filters', area: 'filters' },
    { section: 'resultBar', area: 'results' },
    { section: 'results', area: 'results' },
    { section: 'resultPages', area: 'results' },
  ],
  load: searchLoader,
  // A changed filter loads nothing, unless the makes of the index are still unknown: a link to /search/{make} needs them.
  reloads: ({ currentUrl, nextUrl, defaultShouldRevalidate }, { search }) =>
    isSearchAddress(currentUrl.pathname) && isSearchAddress(nextUrl.pathname)
      ? Object.keys(search.knownFacetValues()).length === 0
      : defaultShouldRevalidate,
  data: provides<PageSearch>(),
});
