import { formatMoney } from '../format/formatNumber.ts';
import { marketBadgeThreshold } from '../limits/money.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { type AmountSite, shownAmount } from './shownAmount.ts';
import { shownPrice } from './shownPrice.ts';

/**
 * The badge of a vehicle that is clearly cheaper than similar ones: more than 499 dollars below the state's average, or the
 * national average if the state has none (decision A28). It compares the price that is shown, in whole dollars, so that badge,
 * explanation and price agree (decision H14). Sold vehicles and vehicles without a visible price have no badge.
 *
 * @example marketBadge(car, site)?.text // => '$3,400 below market average'
 */
export const marketBadge = (vehicle: Vehicle, site: AmountSite): { text: string; explanation: string } | undefined => {
  const price = vehicle.kind === 'sold' ? undefined : shownPrice(vehicle);
  const exact = vehicle.stateAverageMarketPrice ?? vehicle.averageMarketPrice;
  if (price === undefined || exact === undefined) return undefined;
  const [shown, average] = [shownAmount(price, site), Math.floor(exact)];
  if (!(average - shown > marketBadgeThreshold)) return undefined;
  const nation = site.country === 'NZ' ? 'New Zealand' : 'Australia';
  const position =
    vehicle.stateAverageMarketPrice === undefined
      ? `across ${nation}`
      : vehicle.location.state === undefined
        ? 'in its state'
        : `in ${vehicle.location.state}`;
  return {
    text: `${formatMoney(average - shown, site)} below market average`,
    explanation: `Similar vehicles are advertised for ${formatMoney(average, site)} on average ${position}. The badge compares the price shown, ${formatMoney(shown, site)}, with that average.`,
  };
};
