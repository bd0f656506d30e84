import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import { parseSearchUrl } from '@dealer/core/search';
import { SearchProvider } from '@dealer/search/session';
import { useStorefront } from '../../boot/storefront.ts';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { searchMemory } from './searchMemory.ts';
import { searchOwner } from './searchOwner.ts';
import { SearchScreen } from './SearchScreen.tsx';

const UnknownSearch = lazyWithPreload(async () => (await import('./UnknownSearch.tsx')).UnknownSearch);

/** The search page. All of it is inside `<InstantSearch>`, also the sections of a look. */
export const SearchPage = () => {
  const storefront = useStorefront();
  const { site, search, router } = storefront;
  const { pathname, search: query } = useLocation();
  const facetValues = search.knownFacetValues();
  const state = useMemo(
    () => parseSearchUrl(pathname, query, { site, facetValues }),
    [pathname, query, site, facetValues],
  );
  const owner = useMemo(() => searchOwner(router), [router]);
  const { searchClient, answers } = searchMemory(storefront);

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
      loadFacetValues={search.facetValues}
      initialState={state}
      answers={answers}
    >
      <SearchScreen />
    </SearchProvider>
  );
};
