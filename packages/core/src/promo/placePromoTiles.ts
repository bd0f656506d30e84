import type { PromoTile, SitePromo } from '../site/site.ts';
import { shuffled } from './shuffled.ts';

/** A tile and its place in the finished grid; 1 is the first. */
export type PlacedTile = { readonly tile: PromoTile; readonly slot: number };

/** Places of the finished grid count from 1 (decision B3); the one place that says so. */
const firstSlot = 1;

const isSlot = (slot: number): boolean => Number.isInteger(slot) && slot >= firstSlot;

/**
 * Where the promo tiles stand among the results (rows 2.S05 to 2.S08; decision B3). A tile with its own position takes it; the others,
 * shuffled where the site says so, take the configured positions in order: a number is one place, a list several. `randomExtra` moves
 * each configured position by 0 up to that many places. A place that is taken passes on to the next free one; tiles beyond the last
 * position are not shown. Call once per mount: every page repeats the same places. `rng` gives numbers from 0 up to 1.
 *
 * @example
 * placePromoTiles([warranty, freight], { positions: [8, 17], randomExtra: 0, shuffle: false }, Math.random);
 * // => [{ tile: warranty, slot: 8 }, { tile: freight, slot: 17 }]
 */
export const placePromoTiles = (
  tiles: readonly PromoTile[],
  promo: Pick<SitePromo, 'positions' | 'randomExtra' | 'shuffle'>,
  rng: () => number,
): PlacedTile[] => {
  const taken = new Set<number>();
  const free = (wanted: number): number => {
    let slot = wanted;
    while (taken.has(slot)) slot += 1;
    taken.add(slot);
    return slot;
  };
  const hasOwn = ({ position }: PromoTile): boolean => position !== undefined && isSlot(position);
  const own = tiles.filter(hasOwn).map((tile): PlacedTile => ({ tile, slot: free(tile.position ?? firstSlot) }));

  const others = tiles.filter((tile) => !hasOwn(tile));
  const order = promo.shuffle ? shuffled(others, rng) : others;
  const positions = typeof promo.positions === 'number' ? [promo.positions] : promo.positions;
  const extra = Math.max(0, Math.floor(promo.randomExtra));
  const slots = positions
    .filter(isSlot)
    .map((position) => position + (extra === 0 ? 0 : Math.min(extra, Math.max(0, Math.floor(rng() * (extra + 1))))));
  const placed = order
    .slice(0, slots.length)
    .map((tile, index): PlacedTile => ({ tile, slot: free(slots[index] ?? firstSlot) }));
  return [...own, ...placed].sort((a, b) => a.slot - b.slot);
};
