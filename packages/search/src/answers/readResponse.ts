import { ownValue } from '@dealer/core/data';
import type { FacetCounts, SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { parseVehicle, type Vehicle } from '@dealer/core/vehicle';
import type { Results, SearchResponse } from './searchAnswers.ts';
import { searchKey } from './uiState.ts';

/**
 * Parses the results of a search. The page's own query counts the values of all filters; of a filter with a choice there is a query
 * without that choice, which counts its other values. Needs no InstantSearch, so that the first view is read without it.
 */
export const readResponse = (
  { results: [main, ...others] }: Results,
  state: SearchState,
  { site, stock }: { site: Site; stock: FacetCounts },
): SearchResponse => {
  const vehicles: Vehicle[] = [];
  for (const hit of main.hits) {
    const parsed = parseVehicle(hit);
    if (parsed.kind === 'vehicle') vehicles.push(parsed.vehicle);
  }
  const facets: SearchResponse['facets'] = {};
  const stats: SearchResponse['stats'] = {};
  let ms = 0;
  for (const result of [main, ...others]) {
    ms += result.processingTimeMS ?? 0;
    for (const [name, counts] of Object.entries(result.facets ?? {})) {
      const known = (facets[name] = { ...ownValue(facets, name) });
      for (const [value, count] of Object.entries(counts)) known[value] = Math.max(ownValue(known, value) ?? 0, count);
    }
    for (const [name, { min, max }] of Object.entries(result.facets_stats ?? {})) stats[name] = { min, max };
  }
  // A value that was chosen stays in its list where it has no results.
  for (const [name, values] of Object.entries(state.refinements)) {
    const counts = ownValue(facets, name);
    if (counts) for (const value of values) counts[value] = ownValue(counts, value) ?? 0;
  }
  return {
    key: searchKey(state, site),
    state,
    makes: state.refinements['make'] ?? [],
    vehicles,
    stock,
    total: main.nbHits,
    pages: main.nbPages,
    facets,
    stats,
    dropped: main.hits.length - vehicles.length,
    ms,
  };
};
