export { RangeFilter } from './RangeFilter.tsx';
export type { RangeFilterProps } from './RangeFilter.tsx';
