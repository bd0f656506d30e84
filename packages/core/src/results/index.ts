export { parseSearchResult, type ParsedSearchResult, type SearchResult } from './parseSearchResult.ts';
export { searchResultDocSchema, type SearchResultDoc } from './searchResultDoc.ts';
