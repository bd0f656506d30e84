export { BodyTypeTiles, type BodyTypeTile, type BodyTypeTilesProps } from './BodyTypeTiles.tsx';
