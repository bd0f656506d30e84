export { ModelTiles, type ModelTile, type ModelTilesProps } from './ModelTiles.tsx';
