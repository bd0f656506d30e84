export { FacetFind } from './FacetFind.tsx';
export type { FacetFindProps } from './FacetFind.tsx';
export { FacetList } from './FacetList.tsx';
export type { FacetItem, FacetListProps } from './FacetList.tsx';
