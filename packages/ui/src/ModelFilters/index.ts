export { ModelFilters, type ModelFiltersProps } from './ModelFilters.tsx';
