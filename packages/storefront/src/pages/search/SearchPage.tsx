import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import { parseSearchUrl } from '@dealer/core/search';
import { SearchProvider } from '@dealer/search/session';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageAreas } from '../../page/usePageAreas.ts';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { page as definition } from './page.ts';
import { searchMemory } from './searchMemory.ts';
import { LazySearchInstance } from './searchInstance.ts';
import { searchOwner } from './searchOwner.ts';
import { SearchScreen } from './SearchScreen.tsx';

const UnknownSearch = lazyWithPreload(async () => (await import('./UnknownSearch.tsx')).UnknownSearch);

/**
 * The search page. What a server has written shows its answer without InstantSearch, which comes with the first query; where a look has
 * a section of its own, all of the page is inside `<InstantSearch>`.
 */
export const SearchPage = () => {
  const storefront = useStorefront();
  const { site, search, router, template, isFirstView } = storefront;
  const { pathname, search: query } = useLocation();
  const facetValues = search.knownFacetValues();
  const state = useMemo(
    () => parseSearchUrl(pathname, query, { site, facetValues }),
    [pathname, query, site, facetValues],
  );
  const owner = useMemo(() => searchOwner(router), [router]);
  const { answers } = searchMemory(storefront);
  const hasOwnSections = Object.values(usePageAreas(definition))
    .flat()
    .some(({ section }) => Object.hasOwn(template.sections ?? {}, section));

  if (state.unknownScope !== undefined) {
    return (
      <Suspense>
        <UnknownSearch scope={state.unknownScope} />
      </Suspense>
    );
  }
  return (
    <SearchProvider
      Instance={LazySearchInstance}
      isLate={isFirstView()}
      isAround={hasOwnSections}
      site={site}
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
