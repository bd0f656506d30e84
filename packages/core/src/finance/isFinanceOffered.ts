import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether a site speaks of finance for this vehicle at all: it is not hidden, neither for the site nor for the vehicle's dealership
 * (rows 5.E02, 5.E03; decision A20). Whether a lender's figures may show is `financeEligibility`.
 *
 * @example isFinanceOffered(car, { finance: { ...finance, hidden: true } }) // => false
 */
export const isFinanceOffered = (vehicle: Pick<Vehicle, 'dealershipSlug'>, site: Pick<Site, 'finance'>): boolean =>
  !site.finance.hidden &&
  !(vehicle.dealershipSlug !== undefined && site.finance.hiddenDealerships.includes(vehicle.dealershipSlug));
