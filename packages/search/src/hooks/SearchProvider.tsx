import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { InstantSearch, useConnector } from 'react-instantsearch';
import { isRangeFacet, rangeFacets } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { SearchClient } from '../client/index.ts';
import { keptFailures } from '../client/keptFailures.ts';
import type { Problems } from '../client/keptFailures.ts';
import { searchRouting } from '../router/searchRouting.ts';
import type { UrlOwner } from '../router/searchRouting.ts';
import { connectHeldSearch } from './heldSearch.ts';
import type { HeldFacets } from './heldSearch.ts';
import { pressedSearch } from './pressedSearch.ts';
import type { PressedSearch } from './pressedSearch.ts';
import { useInstantVehicleSearch, VehicleSearchContext } from './useVehicleSearch.ts';
import type { VehicleSearch } from './useVehicleSearch.ts';

/** Facets that a path can name, so that every address can be shown, whatever filters the site has, and what the vehicles are. */
const scopeAttributes = [
  'car_type',
  'item_type',
  'make',
  'model',
  'make_model',
  'simple_body',
  'location_name',
  'dealership_name',
];

/** Holds the search state in InstantSearch; renders nothing. */
const Held = (facets: HeldFacets): null => {
  useConnector(connectHeldSearch, facets);
  return null;
};

/**
 * The attributes whose values every search of a site counts: those that addresses name, and the site's filters.
 *
 * @example
 * heldAttributes(aSite()).includes('make_model'); // => true
 */
export const heldAttributes = (site: Site): string[] => [
  ...new Set([...scopeAttributes, ...site.search.facets.map((facet) => facet.attribute)]),
];

/**
 * The attributes that a search needs beyond those that are always held: what an address names though the site has no such filter.
 *
 * @example
 * extraAttributes({ ...emptySearchState(), refinements: { badge: ['GXL'] } }, site) // => ['badge']
 */
export const extraAttributes = (
  { refinements, ranges }: Pick<SearchState, 'refinements' | 'ranges'>,
  site: Site,
): string[] => {
  const held = [...heldAttributes(site), ...rangeFacets];
  return [
    ...Object.keys(refinements).filter((name) => !held.includes(name)),
    ...Object.keys(ranges)
      .filter((name) => !isRangeFacet(name))
      .map((name) => `${name}:`),
  ];
};

/** Hands what InstantSearch knows to the screen, which stands beside it. */
const Told = ({
  site,
  problems,
  stockFacets,
  onChange,
}: {
  site: Site;
  problems: Problems;
  stockFacets: SearchClient['stockFacets'];
  onChange: (search: VehicleSearch) => void;
}): null => {
  const search = useInstantVehicleSearch(site, problems, stockFacets);
  useLayoutEffect(() => onChange(search), [search, onChange]);
  return null;
};

/** Only who reads the search is drawn again when it changes, not InstantSearch. */
const Shown = ({ held, children }: { held: PressedSearch; children: ReactNode }) => (
  <VehicleSearchContext value={useSyncExternalStore(held.subscribe, held.get, held.get)}>
    {children}
  </VehicleSearchContext>
);

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
export const SearchProvider = ({
  site,
  searchClient,
  owner,
  facetValues,
  extra,
  initialState,
  children,
}: SearchProviderProps) => {
  const routing = useMemo(
    () =>
      searchRouting({
        owner,
        site,
        facetValues,
        holds: (state) => extraAttributes(state, site).every((name) => extra.includes(name)),
      }),
    [owner, site, facetValues, extra],
  );
  useLayoutEffect(() => routing.stand(), [routing]);
  const ranges = useMemo(
    () => [...rangeFacets, ...extra.filter((name) => name.endsWith(':')).map((name) => name.slice(0, -1))],
    [extra],
  );
  const attributes = useMemo(
    () =>
      [...new Set([...heldAttributes(site), ...extra.filter((name) => !name.endsWith(':'))])].filter(
        (name) => !isRangeFacet(name),
      ),
    [site, extra],
  );
  const { client, problems } = useMemo(() => keptFailures(searchClient), [searchClient]);
  const [held] = useState(() => pressedSearch(initialState, site));
  return (
    <Shown held={held}>
      <InstantSearch
        searchClient={client}
        indexName={site.search.indexName}
        routing={routing}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <Held site={site} attributes={attributes} ranges={ranges} />
        <Told site={site} problems={problems} stockFacets={searchClient.stockFacets} onChange={held.tell} />
      </InstantSearch>
      {children}
    </Shown>
  );
};
