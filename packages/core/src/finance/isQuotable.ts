import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { quoteEligibility } from './quoteEligibility.ts';

/**
 * Whether an outside lender can be asked about a vehicle with a buyer's own answers: the site has such a lender, and the vehicle could
 * be quoted, whether or not it came with a quote already (decision A21).
 *
 * @example isQuotable({ ...car, nvic: undefined, vin: undefined }, site) // => false
 */
export const isQuotable = (vehicle: Vehicle | undefined, site: Pick<Site, 'finance'>): vehicle is Vehicle => {
  if (vehicle === undefined || !site.finance.liveQuotes) return false;
  const { youxQuote: _quote, ...unquoted } = vehicle;
  return quoteEligibility(unquoted as Vehicle, site).kind === 'eligible';
};
