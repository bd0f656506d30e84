export { FilterDropdown } from './FilterDropdown.tsx';
export type { FilterDropdownProps } from './FilterDropdown.tsx';
