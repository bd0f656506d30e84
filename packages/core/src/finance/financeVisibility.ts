import { shownPrice, subscriptionPrice } from '../price/shownPrice.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { lenderOf } from './lenderOf.ts';

/**
 * Whether the dealer offers finance for a vehicle: neither the site nor the vehicle's dealership hides it (decision A20). Whether a
 * lender's figures may be shown is `lenderEligibility`.
 *
 * @example isFinanceOffered(car, { finance: { ...finance, hidden: true } }) // => false
 */
export const isFinanceOffered = (vehicle: Pick<Vehicle, 'dealershipSlug'>, site: Pick<Site, 'finance'>): boolean =>
  !site.finance.hidden &&
  !(vehicle.dealershipSlug !== undefined && site.finance.hiddenDealerships.includes(vehicle.dealershipSlug));

/** The price on the road where that is the site's price basis (decision H4), else the price that is shown. */
const pricedBy = (vehicle: Vehicle, site: Pick<Site, 'price'>): number | undefined => {
  const shown = shownPrice(vehicle);
  return site.price.basis === 'driveAway' && shown !== undefined
    ? Math.max(shown, vehicle.driveAway?.amount ?? 0)
    : shown;
};

/**
 * The price that a loan is calculated for, in dollars: that of the site's price basis. Undefined for a vehicle that is sold, has no price or is offered as a
 * subscription, and where finance is hidden (decisions A20, A23).
 *
 * @example financedPrice({ ...car, price: 45990 }, site) // => 45990
 */
export const financedPrice = (vehicle: Vehicle, site: Pick<Site, 'finance' | 'price'>): number | undefined =>
  isAvailable(vehicle) && isFinanceOffered(vehicle, site) && subscriptionPrice(vehicle, site) === undefined
    ? pricedBy(vehicle, site)
    : undefined;

/**
 * Whether a vehicle may have a weekly payment of the site's lender, so that a page can reserve its room before the payment is calculated
 * by `weeklyText`.
 *
 * @example mayHaveWeeklyPayment({ ...car, financeLenders: {} }, site) // => false
 */
export const mayHaveWeeklyPayment = (
  vehicle: Vehicle,
  site: Pick<Site, 'finance' | 'finance_provider' | 'price'>,
): boolean =>
  site.finance_provider !== null &&
  lenderOf(vehicle.financeLenders, site.finance_provider) !== undefined &&
  financedPrice(vehicle, site) !== undefined;
