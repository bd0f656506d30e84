export {
  useActiveFiltersProps,
  useFacetListProps,
  usePaginationProps,
  useRangeFilterProps,
  useSearchBoxProps,
  useSortSelectProps,
} from './connect.ts';
export type { ActiveFilter } from './connect.ts';
export { pageRouting } from './pageRouting.ts';
export { useInstantSearchProps } from './useInstantSearchProps.ts';
