import { formatMoney } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { marketBadge } from './marketBadge.ts';
import { onRoadCosts } from './onRoadCosts.ts';
import { formatPrice, shownAmount } from './shownAmount.ts';
import { priceTypeOf, shownPrice, subscriptionPrice } from './shownPrice.ts';

/**
 * What is shown as the price. Texts are final: formatted, with thousands separators and non-breaking spaces.
 */
export type PriceLine =
  | { kind: 'subscription'; amount: number; text: string; suffix: '/ week'; label: 'subscription'; spoken: string }
  | {
      kind: 'price';
      amount: number;
      text: string;
      priceType: string;
      was?: { text: string; spoken: string };
      market?: { text: string; explanation: string };
      /** The price on the road next to it, where that is the site's price basis: "Estimated drive away from $47,370 in QLD". */
      onRoad?: string;
    }
  | { kind: 'preorder'; text: 'PREORDER' }
  | { kind: 'noPrice'; text: string };

/** The site values that the price depends on. */
type PriceSite = Pick<Site, 'country' | 'price' | 'nz'>;

const wasPrice = (vehicle: Vehicle, amount: number, site: PriceSite): { text: string; spoken: string } | undefined => {
  const was = vehicle.kind === 'sold' ? 0 : (vehicle.wasPrice ?? 0);
  // Higher than the advertised price (decision A27), and never lower than the current price.
  if (shownAmount(was, site) <= shownAmount(Math.max(vehicle.price ?? 0, amount), site)) return undefined;
  const text = formatPrice(was, site);
  return { text, spoken: `was ${text}` };
};

/** The index's estimate, with the cents that its parts add up to; nothing where the price is the dealer's drive-away price, or nothing is known of what comes on top. */
const onRoadText = (
  { driveAway, location }: Vehicle,
  { amount, priceType }: { amount: number; priceType: string },
  site: PriceSite,
): string | undefined => {
  if (site.price.basis !== 'driveAway' || driveAway === undefined) return undefined;
  if (driveAway.amount <= amount || onRoadCosts(priceType) === 'included') return undefined;
  const state = driveAway.state ?? location.state;
  return `Estimated drive away ${driveAway.isFrom ? 'from ' : ''}${formatMoney(driveAway.amount, site)}${state === undefined ? '' : ` in ${state}`}`;
};

/**
 * The price line of a card or page (decisions A26 to A32): the weekly subscription if the site offers subscriptions, else the
 * reduced or advertised price, else PREORDER, else the site's text.
 *
 * @example priceLine({ ...car, price: 45990, priceType: 'Drive away' }, site) // => { kind: 'price', amount: 45990, text: '$45,990', ... }
 */
export const priceLine = (vehicle: Vehicle, site: PriceSite): PriceLine => {
  const weekly = subscriptionPrice(vehicle, site);
  if (weekly !== undefined) {
    const text = formatPrice(weekly, site);
    const label = 'subscription';
    return { kind: 'subscription', amount: weekly, text, suffix: '/ week', label, spoken: `${text} per week ${label}` };
  }
  const amount = shownPrice(vehicle);
  if (amount !== undefined) {
    const was = wasPrice(vehicle, amount, site);
    const market = marketBadge(vehicle, site);
    const line: PriceLine = {
      kind: 'price',
      amount,
      text: formatPrice(amount, site),
      priceType: priceTypeOf(vehicle, site),
    };
    if (was !== undefined) line.was = was;
    if (market !== undefined) line.market = market;
    const onRoad = onRoadText(vehicle, line, site);
    if (onRoad !== undefined) line.onRoad = onRoad;
    return line;
  }
  if (vehicle.isPreorder) return { kind: 'preorder', text: 'PREORDER' };
  return { kind: 'noPrice', text: site.price.noPriceText };
};
