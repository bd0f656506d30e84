import { priceLine } from '../price/priceLine.ts';
import { shownPrice } from '../price/shownPrice.ts';
import { quoted } from '../search/filterText.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Similar cars on a vehicle's page (decision B22). */
const similarCars = 6;

/**
 * The difference in price up to which vehicles count as similar, in dollars (decision B22).
 *
 * @example similarReach(49_999) // => 10000
 */
const similarReach = (price: number): number => (price < 50_000 ? 10_000 : 25_000);

/** The number of similar cars that are queried; the page shows six of them. */
const most = 50;

/**
 * The filter for a list of similar ids from the service, in stock only and without the vehicle itself. Undefined for a list without a
 * usable id: then, and when the service fails, use `similarCarQueries`.
 *
 * @example similarCarIdsQuery([8, 9], { id: 7 }) // => '(status = in_stock OR status = coming_soon) AND id IN [8, 9]'
 */
export const similarCarIdsQuery = (ids: readonly number[], current: { readonly id: number }): string | undefined => {
  const usable = [...new Set(ids)]
    .filter((id) => Number.isSafeInteger(id) && id >= 0 && id !== current.id)
    .slice(0, most);
  return usable.length === 0
    ? undefined
    : `(status = in_stock OR status = coming_soon) AND id IN [${usable.join(', ')}]`;
};

type PriceSite = Pick<Site, 'country' | 'price' | 'nz'>;

/** The range of similar prices, both ends included; undefined where no price is shown. */
const priceBand = (vehicle: Vehicle, site: PriceSite): string | undefined => {
  const line = priceLine(vehicle, site);
  if (line.kind !== 'price') return undefined;
  const reach = similarReach(line.amount);
  return `price >= ${Math.max(0, line.amount - reach)} AND price <= ${line.amount + reach}`;
};

/**
 * The filters that find similar vehicles, in Meilisearch's filter grammar: same make and model within the price range, the same at any
 * price, same body within the range, and the range alone; in stock only, without the vehicle itself (decision B22). Request ten hits each:
 * the range finds close prices of a model with hundreds in stock. The search client adds the site's fixed filter to each.
 *
 * @example similarCarQueries(car, site)[1] // => '(status = in_stock OR status = coming_soon) AND id != 7 AND make = "Toyota" AND model = "Hilux"'
 */
export const similarCarQueries = (vehicle: Vehicle, site: PriceSite): string[] => {
  const others = `(status = in_stock OR status = coming_soon) AND id != ${vehicle.id}`;
  const band = priceBand(vehicle, site);
  const model =
    vehicle.make === '' || vehicle.model === ''
      ? undefined
      : `make = ${quoted(vehicle.make)} AND model = ${quoted(vehicle.model)}`;
  const conditions: (string | undefined)[] = [
    model === undefined || band === undefined ? undefined : `${model} AND ${band}`,
    model,
    vehicle.body === undefined
      ? undefined
      : [`simple_body = ${quoted(vehicle.body)}`, band].filter((part) => part !== undefined).join(' AND '),
    band,
  ];
  return conditions.flatMap((condition) => (condition === undefined ? [] : [`${others} AND ${condition}`]));
};

/** So many years weigh as much as the full price difference. */
const yearsReach = 5;

const sameWord = (one = '', other = ''): boolean => one !== '' && one.toLowerCase() === other.toLowerCase();

/** Distance in units of the similar range; unknown values count as one unit. */
const distanceBetween = (one: number | undefined, other: number | undefined, reach: number): number =>
  one === undefined || other === undefined ? 1 : Math.abs(one - other) / reach;

/**
 * Picks the similar vehicles to show from the merged results of `similarCarQueries`: without the vehicle itself, sold ones and duplicates;
 * the same model first, then the same body, then the closest in price and year; six at most (decision B22).
 *
 * @example pickSimilarCars(hilux, [ranger, hilux, otherHilux]) // => [otherHilux, ranger]
 */
export const pickSimilarCars = (current: Vehicle, candidates: readonly Vehicle[]): Vehicle[] => {
  const seen = new Set<number>([current.id]);
  const others = candidates.filter((candidate) => {
    if (seen.has(candidate.id) || !isAvailable(candidate)) return false;
    seen.add(candidate.id);
    return true;
  });
  const price = shownPrice(current);
  const ranked = others.map((vehicle) => ({
    vehicle,
    kind:
      sameWord(vehicle.model, current.model) && sameWord(vehicle.make, current.make)
        ? 0
        : sameWord(vehicle.body, current.body)
          ? 1
          : 2,
    distance:
      distanceBetween(price, shownPrice(vehicle), similarReach(price ?? 0)) +
      distanceBetween(current.year, vehicle.year, yearsReach),
  }));
  return ranked
    .sort((a, b) => a.kind - b.kind || a.distance - b.distance)
    .slice(0, similarCars)
    .map(({ vehicle }) => vehicle);
};
