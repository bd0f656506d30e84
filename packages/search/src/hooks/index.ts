export { SearchProvider } from './SearchProvider.tsx';
export type { SearchProviderProps } from './SearchProvider.tsx';
export { useVehicleSearch } from './useVehicleSearch.ts';
export type { FacetCount, SearchAnswer, VehicleSearch } from './useVehicleSearch.ts';
