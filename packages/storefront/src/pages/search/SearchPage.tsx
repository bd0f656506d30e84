import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import { lruCache } from '@dealer/api/http';
import { parseSearchUrl } from '@dealer/core/search';
import { createSearchClient } from '@dealer/search/client';
import { SearchProvider, type SearchResponse } from '@dealer/search/session';
import { useStorefront } from '../../boot/storefront.ts';
import { lazyWithPreload } from '../../lazy/lazyWithPreload.tsx';
import { searchOwner } from './searchOwner.ts';
import { SearchScreen } from './SearchScreen.tsx';

const UnknownSearch = lazyWithPreload(async () => (await import('./UnknownSearch.tsx')).UnknownSearch);

/** The search page. All of it is inside `<InstantSearch>`, also the sections of a look. */
export const SearchPage = () => {
  const { site, search, transport, once, router } = useStorefront();
  const { pathname, search: query } = useLocation();
  const facetValues = search.knownFacetValues();
  const state = useMemo(
    () => parseSearchUrl(pathname, query, { site, facetValues }),
    [pathname, query, site, facetValues],
  );
  const owner = useMemo(() => searchOwner(router), [router]);
  const searchClient = once('searchClient', () => createSearchClient({ site, transport }));
  const responses = once('searchResponses', () => lruCache<SearchResponse>(site.search.searchCacheLimit));

  if (state.unknownScope !== undefined) {
    return (
      <Suspense>
        <UnknownSearch scope={state.unknownScope} />
      </Suspense>
    );
  }
  return (
    <SearchProvider
      site={site}
      searchClient={searchClient}
      owner={owner}
      facetValues={search.knownFacetValues}
      initialState={state}
      responses={responses}
    >
      <SearchScreen />
    </SearchProvider>
  );
};
