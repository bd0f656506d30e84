export { firstResponse } from './firstResponse.ts';
export { SearchProvider, useSearch } from './SearchProvider.tsx';
export type { SearchChange, SearchResponse, SearchSnapshot, SearchStatus } from './createSearchSession.ts';
export type { SearchAnswer } from './instantSearch.ts';
export type { UrlOwner } from './searchRouting.ts';
export { withLocation } from './withLocation.ts';
export type { FailureReason } from '../client/searchFailure.ts';
