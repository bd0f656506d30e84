export { createEarlyAnswers, type EarlyAnswers } from './createEarlyAnswers.ts';
export { loadAnswer, type LoadAnswer } from './loadAnswer.ts';
export { SearchInstance } from './SearchInstance.tsx';
export { SearchProvider, type SearchInstanceProps, useSearch } from './SearchProvider.tsx';
export type {
  SearchChange,
  SearchSession,
  SearchSnapshot,
  SearchStatus,
} from './createSearchSession.ts';
export type { UrlOwner } from './searchRouting.ts';
export { withLocation } from './withLocation.ts';
export type { FailureReason } from '../client/searchFailure.ts';
