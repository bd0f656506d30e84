export { FacetSelect } from './FacetSelect.tsx';
export type { FacetSelectProps } from './FacetSelect.tsx';
