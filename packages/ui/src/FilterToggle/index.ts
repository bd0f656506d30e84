export { FilterToggle } from './FilterToggle.tsx';
export type { FilterToggleProps } from './FilterToggle.tsx';
