export { searchRouting } from './searchRouting.ts';
export type { UrlOwner } from './searchRouting.ts';
export { askedState, searchKey, toSearchState, toUiState } from './uiState.ts';
export { withPlace } from './withPlace.ts';
