import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { clearFiltersPath } from '@dealer/core/routes';
import { parseSearchUrl } from '@dealer/core/search';
import { createSearchClient } from '@dealer/search/client';
import { SearchProvider } from '@dealer/search/hooks';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { SearchScreen } from './SearchScreen.tsx';
import styles from './SearchPage.module.css';

/** The search page (specification section 2): the address is its state, InstantSearch its engine room. */
export const SearchPage = () => {
  const { site, search, transport, keep, router } = useStorefront();
  const { pathname, search: query } = useLocation();
  const state = useMemo(() => parseSearchUrl(pathname, query, { site, facetValues: search.knownFacetValues() }), [pathname, query, site, search]);
  const [initialState] = useState(state);
  const searchClient = keep('searchClient', () => createSearchClient({ site, transport }));

  if (state.unknownScope !== undefined) {
    return (
      <div className={styles.alone}>
        <Head title={`Nothing found | ${site.name}`} noIndex />
        <h1 className={styles.heading}>Nothing found for “{state.unknownScope}”</h1>
        <EmptyState title={site.phrases['search.noResultsTitle']} text={site.phrases['search.noResultsText']} action={<Button variant="primary" href={clearFiltersPath(site)}>{site.phrases['search.clearFilters']}</Button>} />
      </div>
    );
  }
  return (
    <SearchProvider site={site} searchClient={searchClient} owner={router} facetValues={search.knownFacetValues} initialState={initialState}>
      <SearchScreen />
    </SearchProvider>
  );
};
