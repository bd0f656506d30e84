/** The mutated sources of each area. Paths are relative to packages/core/src. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  finance: ['finance/*'],
  price: ['price/*'],
  'card tags': ['card/vehicleTags'],
  'search state': [
    'search/{parseSearchUrl,serialiseSearchUrl,readSearchPath,normaliseSearchState,changeSearch,toggleRefinement,searchState,readRange,refinementFilter,stateFilter,stockType}',
  ],
  'stock filter': ['search/{siteFilter,tenantFilter,readTenantFilter}', 'site/isPlainFilter'],
  'opening hours': ['contact/{weekHours,openNow,specialHours,clock}'],
};

/** The patterns of an area's sources, for the mutation run. */
export const patternsOf = (area: string): string[] => (areas[area] ?? []).map((path) => `packages/core/src/${path}.ts`);
