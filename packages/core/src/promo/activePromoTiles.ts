import { businessDay } from '../format/businessDay.ts';
import type { PromoTile } from '../site/site.ts';
import { carTypeOrder } from '../search/stockType.ts';
import type { CarType } from '../vehicle/vehicle.ts';

/** Days of promo tiles are days in Brisbane, wherever the site is (decision B5). */
const promoTimezone = 'Australia/Brisbane';

const isFor = ({ display = [], strictDisplay = false }: PromoTile, searched: ReadonlySet<CarType>): boolean => {
  const isForAll = display.length === 0 || display.includes('all');
  if (!strictDisplay) return isForAll || display.some((condition) => condition !== 'all' && searched.has(condition));
  const wanted = new Set<string>(isForAll ? carTypeOrder : display);
  return wanted.size === searched.size && [...searched].every((carType) => wanted.has(carType));
};

/**
 * The promo tiles that may stand among these results (specification section 4, Promo tiles; decisions B4, B5): today is within start and expiry, both
 * days included, in Brisbane; and the tile is for what is searched. `carTypes` are the car types that the search is restricted to,
 * empty for no restriction. A strict tile asks for a search of exactly its conditions; another one for any of them. `now` in milliseconds.
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
