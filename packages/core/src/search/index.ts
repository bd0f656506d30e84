export { activeFilters, rangeLabel, type ActiveFilter } from './activeFilters.ts';
export { bodyTypes, type BodyType } from './bodyTypes.ts';
export { changeQuery, changeRange, changeSort } from './changeSearch.ts';
export { collapseSoldRuns } from './collapseSoldRuns.ts';
export { displayedCount, type CountFacts } from './displayedCount.ts';
export {
  emptySearchState,
  type SearchState,
  type SortBy,
  type StockTypePath,
} from './searchState.ts';
export { explainFilterFault } from './explainFilterFault.ts';
export { type FacetCounts, numberCounts } from './facetCounts.ts';
export { facetItems, type FacetItem } from './facetItems.ts';
export { valueCounts } from './valueCounts.ts';
export { facetHeading, facetValueLabel } from './facetHeading.ts';
export { facetLimit } from './facetLimit.ts';
export { fewerTerms, type FewerTerms } from './fewerTerms.ts';
export { nearestSearches, type NearestSearch } from './nearestSearches.ts';
export { allOf, matchesNothing, quoted } from './filterText.ts';
export { isPlainFilter } from './isPlainFilter.ts';
export { makeAlternatives, makeOf } from './makeAlternatives.ts';
export { makeGroups, type MakeGroups } from './makeGroups.ts';
export { chosenModels } from './makeModels.ts';
export { modelsUnder } from './modelsUnder.ts';
export { moveThumb, sliderRange, snapValue, type ThumbMove } from './slider.ts';
export { needsFacetValues } from './needsFacetValues.ts';
export { normaliseSearchState } from './normaliseSearchState.ts';
export { isNumericFacet, isRangeFacet, numericFacets, rangeFacets } from './facetKinds.ts';
export { hasValue, oneSpelling, valueKey } from './oneSpelling.ts';
export { pageCount } from './pageCount.ts';
export { parseSearchUrl } from './parseSearchUrl.ts';
export { priceSearchRange } from './priceSearchRange.ts';
export { queryText } from './queryText.ts';
export { facetRange } from './facetRange.ts';
export { readRange, writeRange } from './readRange.ts';
export { readSearchPath, type SearchScope } from './readSearchPath.ts';
export { readTenantFilter, type FilterFault, type TenantFilter } from './readTenantFilter.ts';
export { refinementFilter } from './refinementFilter.ts';
export { refineRange, type RefinedRange } from './refineRange.ts';
export { nounFor, type ResultKinds, resultNoun, showResultsLabel } from './resultNoun.ts';
export { savedSearchQuery, type SavedSearchQuery } from './savedSearchQuery.ts';
export type { SearchContext } from './searchContext.ts';
export { isSearchFacet, searchFacets, type SearchFacet } from './searchFacets.ts';
export { cleanText, searchLimits } from './searchLimits.ts';
export { searchMeta, type SearchMeta } from './searchMeta.ts';
export { serialiseSearchUrl } from './serialiseSearchUrl.ts';
export { siteFilter, stockFilter, vehicleFilter } from './siteFilter.ts';
export { sortOptions, type SortOption } from './sortOptions.ts';
export { startFilter, startSearchState } from './startSearchState.ts';
export { stateFilter } from './stateFilter.ts';
export { stockHistogram } from './stockHistogram.ts';
export { stockScale, type SliderScale } from './stockScale.ts';
export { carTypeOrder, carTypesOf, defaultStockType, isStockTypePath, stockTypeFor } from './stockType.ts';
export { tenantFilter } from './tenantFilter.ts';
export { chooseModel, toggleModel } from './toggleModel.ts';
export { chooseRefinement, toggleRefinement } from './toggleRefinement.ts';
export { hasNumber, typedNumber } from './typedNumber.ts';
