export { FacetList } from './FacetList.tsx';
export type { FacetItem, FacetListProps } from './FacetList.tsx';
