import { formatMoney } from '../format/formatMoney.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { marketBadge } from './marketBadge.ts';
import type { PriceLine } from './priceLineModel.ts';
import { priceTypeOf } from './priceTypeOf.ts';
import { shownPrice } from './shownPrice.ts';
import { subscriptionPrice } from './subscriptionPrice.ts';

/** What of a site the price depends on. */
type PriceSite = Pick<Site, 'country' | 'price' | 'nz'>;

const wasPrice = (vehicle: Vehicle, amount: number, site: PriceSite): { text: string; spoken: string } | undefined => {
  if (vehicle.kind === 'sold' || vehicle.wasPrice === undefined) return undefined;
  // More than the advertised price as stated (A27), and never less than what is asked now.
  if (!(vehicle.wasPrice > Math.max(vehicle.price ?? 0, amount))) return undefined;
  const text = formatMoney(vehicle.wasPrice, site);
  return { text, spoken: `was ${text}` };
};

/**
 * What a card or page says where the price stands (specification section 4; decisions A26 to A32): the weekly
 * subscription where the site offers them, else the reduced or advertised price, else PREORDER, else the site's words.
 *
 * @example priceLine({ ...car, price: 45990, priceType: 'Drive away' }, site) // => { kind: 'price', amount: 45990, text: '$45,990', ... }
 */
export const priceLine = (vehicle: Vehicle, site: PriceSite): PriceLine => {
  const weekly = subscriptionPrice(vehicle, site);
  if (weekly !== undefined) {
    const text = formatMoney(weekly, site);
    return { kind: 'subscription', amount: weekly, text, suffix: '/ week', spoken: `${text} per week` };
  }
  const amount = shownPrice(vehicle);
  if (amount !== undefined) {
    const was = wasPrice(vehicle, amount, site);
    const market = marketBadge(vehicle, site);
    const line: PriceLine = {
      kind: 'price',
      amount,
      text: formatMoney(amount, site),
      priceType: priceTypeOf(vehicle, site),
    };
    if (was !== undefined) line.was = was;
    if (market !== undefined) line.market = market;
    return line;
  }
  if (vehicle.isPreorder) return { kind: 'preorder', text: 'PREORDER' };
  return { kind: 'noPrice', text: site.price.noPriceText };
};
