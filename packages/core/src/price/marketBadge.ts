import { formatMoney } from '../format/formatNumber.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { type AmountSite, shownAmount } from './shownAmount.ts';
import { shownPrice } from './shownPrice.ts';

/** The market badge is shown if the price is more than this below the average: not at 499, but at 500 (decision A28). */
const marketBadgeThreshold = 499;

/**
 * The badge of a vehicle that is clearly cheaper than similar ones: more than 499 dollars below the state's average, or the
 * national average if the state has none (decision A28). It compares the price that is shown, in whole dollars, so that badge,
 * explanation and price agree (decision H14). Sold vehicles and vehicles without a visible price have no badge.
 */
export const marketBadge = (vehicle: Vehicle, site: AmountSite): { text: string; explanation: string } | undefined => {
  const price = vehicle.kind === 'sold' ? undefined : shownPrice(vehicle);
  if (price === undefined) return undefined;
  const shown = shownAmount(price, site);
  const average = Math.floor(vehicle.stateAverageMarketPrice ?? vehicle.averageMarketPrice ?? 0);
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
