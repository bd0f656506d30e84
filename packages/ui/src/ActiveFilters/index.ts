export { ActiveFilters } from './ActiveFilters.tsx';
export type { ActiveFiltersProps } from './ActiveFilters.tsx';
