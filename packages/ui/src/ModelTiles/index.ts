export { type ModelTileProps } from './ModelTile.tsx';
export { ModelTiles, type ModelTilesProps } from './ModelTiles.tsx';
