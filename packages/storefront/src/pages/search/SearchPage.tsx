import { Suspense, useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { parseSearchUrl } from '@dealer/core/search';
import { createSearchClient } from '@dealer/search/client';
import { extraAttributes, SearchProvider } from '@dealer/search/hooks';
import { useStorefront } from '../../boot/storefront.ts';
import { later } from '../../region/later.tsx';
import { searchOwner } from './searchOwner.ts';
import { SearchScreen } from './SearchScreen.tsx';

const UnknownSearch = later(async () => (await import('./UnknownSearch.tsx')).UnknownSearch);

/** The search page (specification section 2): the address is its state, InstantSearch its engine room. */
export const SearchPage = () => {
  const { site, search, transport, keep, router } = useStorefront();
  const { pathname, search: query } = useLocation();
  const navigationType = useNavigationType();
  const facetValues = search.knownFacetValues();
  const state = useMemo(
    () => parseSearchUrl(pathname, query, { site, facetValues }),
    [pathname, query, site, facetValues],
  );
  // What addresses named so far beyond the site's own filters: a new one starts the search anew, which happens by hand-made links only.
  const [extra, setExtra] = useState<readonly string[]>([]);
  const missing = extraAttributes(state, site).filter((name) => !extra.includes(name));
  if (missing.length > 0) setExtra([...extra, ...missing]);
  const owner = useMemo(() => searchOwner(router), [router]);
  const searchClient = keep('searchClient', () => createSearchClient({ site, transport }));

  if (state.unknownScope !== undefined) {
    return (
      <Suspense>
        <UnknownSearch scope={state.unknownScope} />
      </Suspense>
    );
  }
  return (
    <SearchProvider
      key={extra.join()}
      site={site}
      searchClient={searchClient}
      owner={owner}
      facetValues={search.knownFacetValues}
      extra={extra}
      initialState={state}
    >
      <SearchScreen addressed={navigationType === 'POP' ? state : undefined} />
    </SearchProvider>
  );
};
