export { createEarlyAnswers, type EarlyAnswers } from './createEarlyAnswers.ts';
export { loadAnswer, type LoadAnswer } from './loadAnswer.ts';
export { SearchProvider, useSearch } from './SearchProvider.tsx';
export type {
  SearchChange,
  SearchResponse,
  SearchSession,
  SearchSnapshot,
  SearchStatus,
} from './createSearchSession.ts';
export type { SearchAnswer, SearchAnswers } from './searchAnswers.ts';
export type { UrlOwner } from './searchRouting.ts';
export { withLocation } from './withLocation.ts';
export type { FailureReason } from '../client/searchFailure.ts';
