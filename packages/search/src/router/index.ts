export { searchRouting } from './searchRouting.ts';
export type { UrlOwner } from './searchRouting.ts';
export { sortIndexes, toSearchState, toUiState } from './uiState.ts';
