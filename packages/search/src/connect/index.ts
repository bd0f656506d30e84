export {
  useActiveFiltersProps,
  useFacetListProps,
  usePaginationProps,
  useRangeFilterProps,
  useResultCountProps,
  useSearchBoxProps,
  useSortSelectProps,
} from './connect.ts';
export type { ActiveFilter, SortOrder } from './connect.ts';
export { pageRouting } from './pageRouting.ts';
export { useFilterSheet } from './useFilterSheet.ts';
export { useInstantSearchProps } from './useInstantSearchProps.ts';
export { useVehicles } from './useVehicles.ts';
export type { VehiclesState, VehiclesTexts } from './useVehicles.ts';
