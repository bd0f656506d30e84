export { FilterBar } from './FilterBar.tsx';
export type { FilterBarGroup, FilterBarProps } from './FilterBar.tsx';
