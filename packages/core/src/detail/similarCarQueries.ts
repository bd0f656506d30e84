import { shownPrice } from '../price/shownPrice.ts';
import { quoted } from '../search/filterText.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** One query of the multi-search for similar cars; the site's fixed filter is added to it by the search client. */
export type SimilarCarQuery = { filter: string; limit: number };

/** Hits per query (specification section 7). */
const limit = 10;

/** The band of prices that counts as similar, both ends included; nothing without a price to show (decision B22). */
export const similarPriceBand = (vehicle: Pick<Vehicle, 'price' | 'offerPrice'>): { min: number; max: number } | undefined => {
  const price = shownPrice(vehicle);
  if (price === undefined) return undefined;
  const reach = price < 50_000 ? 10_000 : 25_000;
  return { min: Math.max(0, price - reach), max: price + reach };
};

/**
 * The searches for cars like this one: same make and model, same body in the price band, the band alone; in stock only,
 * without the car itself (specification section 7, decision B22). Filters in Meilisearch's grammar.
 *
 * @example similarCarQueries(car)[0]?.filter // => '(status = in_stock OR status = coming_soon) AND id != 7 AND make = "Toyota" AND model = "Hilux"'
 */
export const similarCarQueries = (vehicle: Vehicle): SimilarCarQuery[] => {
  const others = `(status = in_stock OR status = coming_soon) AND id != ${vehicle.id}`;
  const band = similarPriceBand(vehicle);
  const bandFilter = band && `price >= ${band.min} AND price <= ${band.max}`;
  const conditions: (string | undefined)[] = [
    vehicle.make === '' || vehicle.model === '' ? undefined : `make = ${quoted(vehicle.make)} AND model = ${quoted(vehicle.model)}`,
    vehicle.body === undefined ? undefined : [`simple_body = ${quoted(vehicle.body)}`, bandFilter].filter((part) => part !== undefined).join(' AND '),
    bandFilter,
  ];
  return conditions.flatMap((condition) => (condition === undefined ? [] : [{ filter: `${others} AND ${condition}`, limit }]));
};
