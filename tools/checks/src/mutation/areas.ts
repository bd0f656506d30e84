/** What is mutated, by the names that the results go under. Paths below packages/core/src. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  finance: ['finance/*'],
  price: ['price/*'],
  'card tags': ['card/vehicleTags'],
  'search state': [
    'search/{parseSearchUrl,serialiseSearchUrl,readSearchPath,normaliseSearchState,changeSearch,emptySearchState,readRange,refinementFilter,stateFilter,stockType}',
  ],
  'stock filter': ['search/{stockFilter,siteFilter,tenantFilter,readTenantFilter,isPlainFilter}'],
  'opening hours': [
    'locations/{weekHours,openNow,normaliseSpecialHours,upcomingSpecialHours,dayHours,clockText,clockMinutes,weekdayOf,localClock,dateWords}',
  ],
};

/**
 * The patterns of an area's sources, for the mutation run.
 *
 * @example
 * patternsOf('price') // => ['packages/core/src/price/*.ts']
 */
export const patternsOf = (area: string): string[] => (areas[area] ?? []).map((path) => `packages/core/src/${path}.ts`);
