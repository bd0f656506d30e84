export { activePromoTiles } from './activePromoTiles.ts';
export { interleavePromo, type GridItem } from './interleavePromo.ts';
export { placePromoTiles, type PlacedTile } from './placePromoTiles.ts';
export { shuffled } from './shuffled.ts';
