import { useMemo, useState } from 'react';
import { useLocation, useNavigationType, useRevalidator } from 'react-router';
import { clearFiltersPath } from '@dealer/core/routes';
import { parseSearchUrl } from '@dealer/core/search';
import { createSearchClient } from '@dealer/search/client';
import { extraAttributes, SearchProvider } from '@dealer/search/hooks';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { ErrorNotice } from '../../region/ErrorNotice.tsx';
import { problemWords } from './problemWords.ts';
import { searchOwner } from './searchOwner.ts';
import { SearchScreen } from './SearchScreen.tsx';
import styles from './SearchPage.module.css';

/** The search page (specification section 2): the address is its state, InstantSearch its engine room. */
export const SearchPage = () => {
  const { site, search, transport, keep, router } = useStorefront();
  const { pathname, search: query } = useLocation();
  const navigationType = useNavigationType();
  const { revalidate } = useRevalidator();
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
    // The path may well name a make: nobody has told us which there are.
    const isUnheard = Object.keys(facetValues).length === 0;
    return isUnheard ? (
      <div className={styles.alone}>
        <Head title={`Search | ${site.name}`} noIndex />
        <h1 className={styles.heading}>Search</h1>
        <ErrorNotice {...problemWords('status', false)} onRetry={() => void revalidate()} />
      </div>
    ) : (
      <div className={styles.alone}>
        <Head title={`Nothing found | ${site.name}`} noIndex />
        <h1 className={styles.heading}>Nothing found for “{state.unknownScope}”</h1>
        <EmptyState
          title={site.phrases['search.noResultsTitle']}
          text={site.phrases['search.noResultsText']}
          action={
            <Button variant="primary" href={clearFiltersPath(site)}>
              {site.phrases['search.clearFilters']}
            </Button>
          }
        />
      </div>
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
