import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { InstantSearch, useConfigure, usePagination, useRange, useRefinementList, useSearchBox, useSortBy } from 'react-instantsearch';
import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { SearchClient } from '../client/index.ts';
import { searchRouting } from '../router/searchRouting.ts';
import type { UrlOwner } from '../router/searchRouting.ts';
import { sortIndexes } from '../router/uiState.ts';

/** Facets that a path can name, so that every address can be shown, whatever filters the site has. */
const scopeAttributes = ['car_type', 'make', 'model', 'simple_body', 'location_name', 'dealership_name'];

const facetLimit = 1000;

/** Holds one attribute's refinement and its counts, with nothing to see: screens read and change the search state as a whole. */
const HeldFacet = ({ attribute }: { attribute: string }): null => {
  useRefinementList({ attribute, operator: 'or', limit: facetLimit });
  return null;
};

const HeldRange = ({ attribute }: { attribute: string }): null => {
  useRange({ attribute });
  return null;
};

const HeldRest = ({ site }: { site: Site }): null => {
  useSearchBox();
  usePagination();
  useConfigure({ hitsPerPage: site.search.hitsPerPage });
  useSortBy({ items: sortIndexes(site.search.indexName).map((value) => ({ value, label: value })) });
  return null;
};

/** The number attributes that have a range filter. */
const rangeAttributes = ['price', 'km'];

export type SearchProviderProps = {
  site: Site;
  searchClient: SearchClient;
  owner: UrlOwner;
  facetValues: () => Record<string, string[]>;
  /** The state of the address at which the page opened: its refinements are kept even where the site has no such filter. */
  initialState: SearchState;
  children: ReactNode;
};

/**
 * InstantSearch for a search page: the URL is its state, the site's facets are its widgets.
 *
 * @example
 * <SearchProvider site={site} searchClient={client} owner={router} facetValues={search.knownFacetValues} initialState={state}>
 */
export const SearchProvider = ({ site, searchClient, owner, facetValues, initialState, children }: SearchProviderProps) => {
  const routing = useMemo(() => searchRouting({ owner, site, facetValues }), [owner, site, facetValues]);
  const attributes = useMemo(
    () => [...new Set([...scopeAttributes, ...site.search.facets.map((facet) => facet.attribute), ...Object.keys(initialState.refinements)])].filter((name) => !rangeAttributes.includes(name)),
    [site, initialState],
  );
  return (
    <InstantSearch searchClient={searchClient} indexName={site.search.indexName} routing={routing} future={{ preserveSharedStateOnUnmount: true }}>
      <HeldRest site={site} />
      {attributes.map((attribute) => <HeldFacet key={attribute} attribute={attribute} />)}
      {rangeAttributes.map((attribute) => <HeldRange key={attribute} attribute={attribute} />)}
      {children}
    </InstantSearch>
  );
};
