import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { financedPrice } from './financedPrice.ts';
import { financeEligibility } from './financeEligibility.ts';
import { isWithinLenderLimits } from './isWithinLenderLimits.ts';
import type { CalculatorStart } from './openingLoan.ts';

/** What of a site a vehicle's loan depends on. */
export type LoanSite = Pick<Site, 'country' | 'finance' | 'finance_provider' | 'price'>;

/**
 * The one loan of a vehicle, which every figure beside it starts from (decision A23): with the quote of an outside lender where there is
 * one, else with the configured lender's data where its rules let it show, else at the site's own rate. Nothing where no loan figure
 * may stand. `now` in milliseconds.
 *
 * @example vehicleLoan(car, site, now) // => { place: 'detail', carPrice: 45990, lender: { interestRate: 8.5, ... } }
 */
export const vehicleLoan = (
  vehicle: Vehicle,
  site: LoanSite,
  now: number,
): (CalculatorStart & { readonly carPrice: number }) | undefined => {
  const carPrice = financedPrice(vehicle, site);
  if (carPrice === undefined) return undefined;
  const eligibility = financeEligibility(vehicle, site, now);
  const { youxQuote } = vehicle;
  const isQuoted =
    site.finance.liveQuotes && (youxQuote?.weeklyRepaymentAmount ?? 0) > 0 && isWithinLenderLimits(carPrice);
  return {
    place: 'detail',
    carPrice,
    lender: eligibility.kind === 'eligible' ? eligibility.lender : undefined,
    quote: isQuoted ? youxQuote : undefined,
  };
};
