import { businessDay } from '../format/days.ts';
import { carTypeOrder } from '../site/stockTypes.ts';
import type { PromoTile, SitePromo } from '../site/site.ts';
import type { CarType } from '../site/stockTypes.ts';

/** The items in random order; all orders are equally likely. `rng` returns numbers from 0 up to 1. */
export const shuffled = <Item>(items: readonly Item[], rng: () => number): Item[] => {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const pick = Math.min(last, Math.max(0, Math.floor(rng() * (last + 1))));
    [order[last], order[pick]] = [order[pick]!, order[last]!];
  }
  return order;
};

/** Promo tiles start and end by Brisbane time on every site (decision B5). */
const promoTimezone = 'Australia/Brisbane';

const isFor = ({ display = [], strictDisplay = false }: PromoTile, searched: ReadonlySet<CarType>): boolean => {
  const isForAll = display.length === 0 || display.includes('all');
  if (!strictDisplay) return isForAll || display.some((condition) => condition !== 'all' && searched.has(condition));
  const wanted = new Set<string>(isForAll ? carTypeOrder : display);
  return wanted.size === searched.size && [...searched].every((carType) => wanted.has(carType));
};

/**
 * The promo tiles for a page of results (decisions B4, B5): today is between start and expiry, both days included, in Brisbane,
 * and the tile's conditions match the search. `carTypes` are the car types that the search is limited to, empty for no limit. A
 * strict tile needs a search of exactly its conditions; other tiles need one of them. `now` in milliseconds.
 *
 * @example
 * activePromoTiles([{ title: 'New car warranty', display: ['new'] }], { carTypes: ['used'], now }); // => []
 */
export const activePromoTiles = (
  tiles: readonly PromoTile[],
  { carTypes, now }: { carTypes: readonly string[]; now: number },
): PromoTile[] => {
  const today = businessDay(now, promoTimezone);
  const chosen = carTypeOrder.filter((carType) => carTypes.includes(carType));
  const searched = new Set(chosen.length === 0 ? carTypeOrder : chosen);
  return tiles.filter(
    (tile) =>
      (tile.start === undefined || today >= tile.start) &&
      (tile.expiry === undefined || today <= tile.expiry) &&
      isFor(tile, searched),
  );
};

/** A tile and its position in the finished grid; 1 is the first. */
type PlacedTile = { readonly tile: PromoTile; readonly slot: number };

/** The first position of the finished grid (decision B3). */
const firstSlot = 1;

const isSlot = (slot: number): boolean => Number.isInteger(slot) && slot >= firstSlot;

/**
 * The positions of the promo tiles among the results (decision B3). A tile with its own position takes it. The others, shuffled
 * if the site says so, take the configured positions in order: a number is one position, a list several. `randomExtra` moves
 * each configured position by 0 to that many cells. If a position is taken, the tile moves to the next free one; tiles without
 * a position are not shown. Call it once for each mount, so that every page has the same positions. `rng` returns numbers from
 * 0 up to 1.
 *
 * @example
 * positionPromoTiles([warranty, freight], { positions: [8, 17], randomExtra: 0, shuffle: false }, Math.random);
 * // => [{ tile: warranty, slot: 8 }, { tile: freight, slot: 17 }]
 */
export const positionPromoTiles = (
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
  const own = tiles.filter(hasOwn).map((tile): PlacedTile => ({ tile, slot: free(tile.position!) }));

  const others = tiles.filter((tile) => !hasOwn(tile));
  const order = promo.shuffle ? shuffled(others, rng) : others;
  const positions = typeof promo.positions === 'number' ? [promo.positions] : promo.positions;
  const extra = Math.max(0, Math.floor(promo.randomExtra));
  const slots = positions
    .filter(isSlot)
    .map((position) => position + (extra === 0 ? 0 : Math.min(extra, Math.max(0, Math.floor(rng() * (extra + 1))))));
  const placed = order.slice(0, slots.length).map((tile, index): PlacedTile => ({ tile, slot: free(slots[index]!) }));
  return [...own, ...placed].sort((a, b) => a.slot - b.slot);
};

/** One cell of the result grid: a hit or a tile. */
export type GridItem<Hit> =
  | { readonly kind: 'hit'; readonly hit: Hit }
  | { readonly kind: 'promo'; readonly tile: PromoTile; readonly slot: number };

/**
 * The result grid with its promo tiles (decision B3). Each tile is at its position in the finished grid, counted from 1; tiles
 * beyond the end are left out, and an empty result has none. The order of the hits does not change, and no hit is lost.
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
