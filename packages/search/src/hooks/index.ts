export { extraAttributes, SearchProvider } from './SearchProvider.tsx';
export type { SearchProviderProps } from './SearchProvider.tsx';
export { useVehicleSearch } from './useVehicleSearch.ts';
export type { SearchAnswer, VehicleSearch } from './useVehicleSearch.ts';
export { searchKey } from '../router/uiState.ts';
export type { FailureReason } from '../client/searchFailure.ts';
export { withPlace } from '../router/withPlace.ts';
