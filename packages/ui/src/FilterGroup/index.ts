export { FilterGroup } from './FilterGroup.tsx';
export type { FilterGroupProps } from './FilterGroup.tsx';
