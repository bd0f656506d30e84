import type { FinanceProvider, Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { FinanceLender, Vehicle } from '../vehicle/vehicle.ts';
import { isFinanceOffered } from './financeVisibility.ts';
import { lenderOf } from './lenderOf.ts';
import { purchasePriceRange } from './purchasePrice.ts';

/** Taurus finances vehicles up to this many calendar years old (decision A17). */
const taurusAgeLimit = 12;

/** Finance of most lenders needs a price above this (decision A17). */
const financePriceFloor = 500;

/**
 * Whether the outside lender quotes for a price: 10,000 to 200,000 dollars, the same as the finance forms.
 *
 * @example isWithinLenderLimits(3_888) // => false
 */
export const isWithinLenderLimits = (price: number): boolean =>
  price >= purchasePriceRange.min && price <= purchasePriceRange.max;

/** Whether a lender's finance may be shown for a vehicle, which lender, or why not. */
type LenderEligibility =
  | { kind: 'eligible'; provider: FinanceProvider; lender: FinanceLender }
  | { kind: 'ineligible'; reason: 'site' | 'dealership' | 'provider' | 'rates' | 'sold' | 'price' | 'payment' | 'age' };

type ProviderRule = {
  inStock: boolean;
  priceFloor: boolean;
  payment?: 'paymentWeek' | 'paymentMonth';
  newestYears?: number;
};

/** Decision A17's table. Car Clarity has no stock rule; pages hide finance of sold cars anyway. */
const rules: Readonly<Record<FinanceProvider, ProviderRule>> = {
  Taurus: { inStock: true, priceFloor: true, newestYears: taurusAgeLimit },
  '360 Finance': { inStock: true, priceFloor: false },
  AusLoans: { inStock: true, priceFloor: false },
  Manual: { inStock: true, priceFloor: true, payment: 'paymentWeek' },
  Angle: { inStock: true, priceFloor: true, payment: 'paymentWeek' },
  Powertorque: { inStock: true, priceFloor: true, payment: 'paymentWeek' },
  'Nissan Finance': { inStock: true, priceFloor: true, payment: 'paymentMonth' },
  'Car Clarity': { inStock: false, priceFloor: false },
};

/** Brisbane has no daylight saving: ten hours ahead of UTC all year. */
const brisbaneYear = (now: number): number => new Date(now + 10 * 3_600_000).getUTCFullYear();

/**
 * Whether a vehicle may show finance figures of the site's lender (decisions A17 to A20): the site does not hide finance, the car has
 * the lender's data with both rates, and the lender's own conditions are met. `now` is in milliseconds since 1970.
 *
 * @example lenderEligibility(car, site, now) // => { kind: 'eligible', provider: 'Angle', lender: { paymentWeek: 128, ... } }
 */
export const lenderEligibility = (
  vehicle: Vehicle,
  site: Pick<Site, 'finance' | 'finance_provider'>,
  now: number,
): LenderEligibility => {
  if (site.finance.hidden) return { kind: 'ineligible', reason: 'site' };
  if (!isFinanceOffered(vehicle, site)) return { kind: 'ineligible', reason: 'dealership' };

  const provider = site.finance_provider;
  const lender = provider === null ? undefined : lenderOf(vehicle.financeLenders, provider);
  if (provider === null || lender === undefined) return { kind: 'ineligible', reason: 'provider' };
  const rule = rules[provider];
  if (lender.interestRate === undefined || lender.comparisonRate === undefined)
    return { kind: 'ineligible', reason: 'rates' };

  if (rule.inStock && !isAvailable(vehicle)) return { kind: 'ineligible', reason: 'sold' };
  if (rule.priceFloor && !((vehicle.price ?? 0) > financePriceFloor)) return { kind: 'ineligible', reason: 'price' };
  if (rule.payment !== undefined && !lender[rule.payment]) return { kind: 'ineligible', reason: 'payment' };
  if (rule.newestYears !== undefined && !((vehicle.year ?? 0) >= brisbaneYear(now) - rule.newestYears))
    return { kind: 'ineligible', reason: 'age' };
  return { kind: 'eligible', provider, lender };
};
