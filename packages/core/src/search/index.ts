export { activeFilters, rangeLabel, type ActiveFilter } from './activeFilters.ts';
export { bodyTypes, type BodyType } from './bodyTypes.ts';
export { changeQuery, changeRange, changeSort } from './changeSearch.ts';
export { chooseModel, toggleModel } from './toggleModel.ts';
export { displayedCount, type CountFacts } from './displayedCount.ts';
export { emptySearchState } from './emptySearchState.ts';
export { explainFilterFault } from './explainFilterFault.ts';
export { facetItems, type FacetItem } from './facetItems.ts';
export { facetLabel, facetValueLabel } from './facetLabel.ts';
export { facetLimit } from './facetLimit.ts';
export { fewerWords, type FewerWords } from './fewerWords.ts';
export { allOf, matchesNothing, quoted } from './filterText.ts';
export { displayedAttributes } from './displayedAttributes.ts';
export {
  filterableAttributes,
  identifyingAttributes,
  indexPrimaryKey,
  indexSettings,
  indexSettingsFor,
  maxTotalHitsFor,
  searchableAttributes,
  type IndexSettings,
} from './indexSettings.ts';
export type { FacetCounts } from './facetCounts.ts';
export { makeAlternatives, makeOf } from './makeAlternatives.ts';
export { chosenModels, hasLooseModels } from './makeModels.ts';
export { makeGroups, type MakeGroups } from './makeGroups.ts';
export { normaliseSearchState } from './normaliseSearchState.ts';
export { numberCounts } from './numberCounts.ts';
export { isNumericFacet, numericFacets } from './numericFacets.ts';
export { isRangeFacet, rangeFacets } from './rangeFacets.ts';
export { stockHistogram } from './stockHistogram.ts';
export { stockScale } from './stockScale.ts';
export type { SliderScale } from './stockScale.ts';
export { hasValue, oneSpelling, valueKey } from './oneSpelling.ts';
export { pageCount } from './pageCount.ts';
export { parseSearchUrl } from './parseSearchUrl.ts';
export { queryText } from './queryText.ts';
export { rangeBounds, type RangeBounds } from './rangeBounds.ts';
export { readRange, writeRange } from './readRange.ts';
export { isPlainFilter } from './isPlainFilter.ts';
export { readTenantFilter, type FilterFault, type TenantFilter } from './readTenantFilter.ts';
export { readSearchPath, type SearchScope } from './readSearchPath.ts';
export { refinementFilter } from './refinementFilter.ts';
export type { SearchContext } from './searchContext.ts';
export { isSearchFacet, searchFacets, type SearchFacet } from './searchFacets.ts';
export { cleanText, searchLimits } from './searchLimits.ts';
export { savedSearchQuery, type SavedSearchQuery } from './savedSearchQuery.ts';
export { resultNoun, type ResultKinds } from './resultNoun.ts';
export { searchMeta, type SearchMeta } from './searchMeta.ts';
export { searchExactWords, searchStopWords, searchSynonyms } from './searchSynonyms.ts';
export type { NumberRange, SearchState, SortBy, StockTypePath } from './searchState.ts';
export { serialiseSearchUrl } from './serialiseSearchUrl.ts';
export { nounFor, showResultsLabel } from './showResultsLabel.ts';
export { siteFilter, vehicleFilter } from './siteFilter.ts';
export { sliderRange } from './sliderRange.ts';
export { sortOptions, type SortOption } from './sortOptions.ts';
export { stateFilter } from './stateFilter.ts';
export { defaultStockType, startFilter, startSearchState } from './startSearchState.ts';
export { stockFilter } from './stockFilter.ts';
export { carTypeOrder, carTypesOf, isStockTypePath, stockTypeFor } from './stockType.ts';
export { tenantFilter } from './tenantFilter.ts';
export { bearsNumber, typedNumber } from './typedNumber.ts';
export { collapseSoldRuns } from './collapseSoldRuns.ts';
export { modelsUnder } from './modelsUnder.ts';
export { moveThumb, type SliderPair, type ThumbMove } from './moveThumb.ts';
export { priceSearchBounds } from './priceSearchBounds.ts';
export { refineRange, type RefinedRange } from './refineRange.ts';
export { snapValue } from './snapValue.ts';
export { chooseRefinement, toggleRefinement } from './toggleRefinement.ts';
