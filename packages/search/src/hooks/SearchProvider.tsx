import { useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { InstantSearch, useConfigure, usePagination, useRange, useRefinementList, useSearchBox, useSortBy } from 'react-instantsearch';
import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { SearchClient } from '../client/index.ts';
import { keptFailures } from '../client/keptFailures.ts';
import type { Problems } from '../client/keptFailures.ts';
import { searchRouting } from '../router/searchRouting.ts';
import type { UrlOwner } from '../router/searchRouting.ts';
import { searchKey, sortIndexes, toSearchState, toUiState } from '../router/uiState.ts';
import { useInstantVehicleSearch, VehicleSearchContext } from './useVehicleSearch.ts';
import type { VehicleSearch } from './useVehicleSearch.ts';

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

/**
 * The attributes that a search needs beyond those that are always held: what an address names though the site has no such filter.
 *
 * @example
 * extraAttributes({ ...emptySearchState(), refinements: { badge: ['GXL'] } }, site) // => ['badge']
 */
export const extraAttributes = ({ refinements, ranges }: Pick<SearchState, 'refinements' | 'ranges'>, site: Site): string[] => {
  const held = [...scopeAttributes, ...rangeAttributes, ...site.search.facets.map((facet) => facet.attribute)];
  return [...Object.keys(refinements).filter((name) => !held.includes(name)), ...Object.keys(ranges).filter((name) => !rangeAttributes.includes(name)).map((name) => `${name}:`)];
};

/** Hands what InstantSearch knows to the screen, which stands beside it. */
const Told = ({ site, problems, onChange }: { site: Site; problems: Problems; onChange: (search: VehicleSearch) => void }): null => {
  const search = useInstantVehicleSearch(site, problems);
  useLayoutEffect(() => onChange(search), [search, onChange]);
  return null;
};

/** The search before InstantSearch has started: the state is known, and what is pressed waits for it. */
const notStarted = (state: SearchState, site: Site): { search: VehicleSearch; waiting: ((state: SearchState) => SearchState)[] } => {
  const waiting: ((state: SearchState) => SearchState)[] = [];
  const held = toSearchState(toUiState(state, site), site);
  return { waiting, search: { state: held, key: searchKey(held, site), answer: undefined, status: 'loading', problem: undefined, update: (change) => void waiting.push(change), retry: () => undefined } };
};

export type SearchProviderProps = {
  site: Site;
  searchClient: SearchClient;
  owner: UrlOwner;
  facetValues: () => Record<string, string[]>;
  /** As `extraAttributes` says of the addresses to show; they must not change while this stands. */
  extra: readonly string[];
  /** The state of the address at which the page opened. */
  initialState: SearchState;
  children: ReactNode;
};

/**
 * InstantSearch for a search page: the URL is its state, the site's facets are its widgets. It renders nothing before it has started,
 * so the screen stands beside it and is there in the first commit: Back finds its answer, and its scroll position, at once.
 *
 * @example
 * <SearchProvider key={extra.join()} site={site} searchClient={client} owner={router} facetValues={search.knownFacetValues} extra={extra} initialState={state}>
 */
export const SearchProvider = ({ site, searchClient, owner, facetValues, extra, initialState, children }: SearchProviderProps) => {
  const routing = useMemo(
    () => searchRouting({ owner, site, facetValues, holds: (state) => extraAttributes(state, site).every((name) => extra.includes(name)) }),
    [owner, site, facetValues, extra],
  );
  const ranges = useMemo(() => [...rangeAttributes, ...extra.filter((name) => name.endsWith(':')).map((name) => name.slice(0, -1))], [extra]);
  const attributes = useMemo(
    () => [...new Set([...scopeAttributes, ...site.search.facets.map((facet) => facet.attribute), ...extra.filter((name) => !name.endsWith(':'))])].filter((name) => !rangeAttributes.includes(name)),
    [site, extra],
  );
  const { client, problems } = useMemo(() => keptFailures(searchClient), [searchClient]);
  const [before] = useState(() => notStarted(initialState, site));
  const [live, setLive] = useState<VehicleSearch>();
  useLayoutEffect(() => {
    for (const change of live ? before.waiting.splice(0) : []) live?.update(change);
  }, [live, before]);
  return (
    <VehicleSearchContext value={live ?? before.search}>
      <InstantSearch searchClient={client} indexName={site.search.indexName} routing={routing} future={{ preserveSharedStateOnUnmount: true }}>
        <HeldRest site={site} />
        {attributes.map((attribute) => <HeldFacet key={attribute} attribute={attribute} />)}
        {ranges.map((attribute) => <HeldRange key={attribute} attribute={attribute} />)}
        <Told site={site} problems={problems} onChange={setLive} />
      </InstantSearch>
      {children}
    </VehicleSearchContext>
  );
};
