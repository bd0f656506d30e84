export { createEarlyAnswers, type EarlyAnswers } from './createEarlyAnswers.ts';
export { loadAnswer, type LoadAnswer } from './loadAnswer.ts';
export { readResponse } from './readResponse.ts';
export { SearchInstance } from './SearchInstance.tsx';
export { SearchProvider, type SearchInstanceProps, useSearch } from './SearchProvider.tsx';
export { canonicalState, searchKey } from './uiState.ts';
export type {
  SearchChange,
  SearchResponse,
  SearchSession,
  SearchSnapshot,
  SearchStatus,
} from './createSearchSession.ts';
export type { HandedAnswer, SearchAnswer, SearchAnswers } from './searchAnswers.ts';
export type { UrlOwner } from './searchRouting.ts';
export { withLocation } from './withLocation.ts';
export type { FailureReason } from '../client/searchFailure.ts';
