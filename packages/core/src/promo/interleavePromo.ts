import type { PromoTile } from '../site/site.ts';
import type { PlacedTile } from './placePromoTiles.ts';

/** One place of the result grid: a hit, or a tile. */
export type GridItem<Hit> =
  | { readonly kind: 'hit'; readonly hit: Hit }
  | { readonly kind: 'promo'; readonly tile: PromoTile; readonly slot: number };

/**
 * The result grid with its promo tiles (row 2.S05; decision B3): each tile at its place of the finished grid, counted from 1; one whose
 * place lies beyond the end is left out, and an empty result has none. Hits keep their order and none is lost.
 *
 * @example
 * interleavePromo(['a', 'b'], [{ tile: warranty, slot: 2 }]).map((item) => (item.kind === 'hit' ? item.hit : 'tile')); // => ['a', 'tile', 'b']
 */
export const interleavePromo = <Hit>(hits: readonly Hit[], placed: readonly PlacedTile[]): GridItem<Hit>[] => {
  const grid: GridItem<Hit>[] = hits.map((hit) => ({ kind: 'hit', hit }));
  if (grid.length === 0) return grid;
  for (const { tile, slot } of [...placed].sort((a, b) => a.slot - b.slot)) {
    if (Number.isInteger(slot) && slot >= 1 && slot <= grid.length + 1)
      grid.splice(slot - 1, 0, { kind: 'promo', tile, slot });
  }
  return grid;
};
