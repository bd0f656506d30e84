export { FacetTiles } from './FacetTiles.tsx';
export type { FacetTile, FacetTilesProps } from './FacetTiles.tsx';
