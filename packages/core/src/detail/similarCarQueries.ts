import { priceLine } from '../price/priceLine.ts';
import { quoted } from '../search/filterText.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { similarReach } from './similarReach.ts';

type PriceSite = Pick<Site, 'country' | 'price' | 'nz'>;

/** The band of prices that counts as similar, both ends included; nothing where no price is shown. */
const priceBand = (vehicle: Vehicle, site: PriceSite): string | undefined => {
  const line = priceLine(vehicle, site);
  if (line.kind !== 'price') return undefined;
  const reach = similarReach(line.amount);
  return `price >= ${Math.max(0, line.amount - reach)} AND price <= ${line.amount + reach}`;
};

/**
 * The filters of the searches for cars like this one, in Meilisearch's grammar: same make and model, in the price band and at any
 * price, same body in the band, the band alone; in stock only, without the car itself (specification section 7, decision B22).
 * Ask for ten hits each: the band finds near prices of a model that has hundreds in stock. The search client adds the site's
 * fixed filter to every one.
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
