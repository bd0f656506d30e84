import { defaultAmount } from '../finance/defaultAmount.ts';
import { clampToRange } from '../finance/clampToRange.ts';
import { defaultTerm } from '../finance/defaultTerm.ts';
import { financeEligibility } from '../finance/financeEligibility.ts';
import type { FinancePageInputs } from '../finance/financePageInputs.ts';
import { purchasePriceOf } from '../finance/purchasePriceOf.ts';
import { shownPrice } from '../price/shownPrice.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * What a finance form starts with: the vehicle's price, else the link's budget, else 30,000 dollars, within what the form takes; the
 * lender's term or the site's; the best credit history, which the quote of a vehicle's page takes too (rows 5.F14 to 5.F16, 9.F01,
 * 9.F02, 7.A11).
 *
 * @example
 * startFinanceForm({ budget: 45_990 }, { site, now }); // => { purchasePrice: '45990', term: '5', creditHistory: 'GREAT' }
 */
export const startFinanceForm = (
  { budget, vehicle }: { readonly budget?: number | undefined; readonly vehicle?: Vehicle | undefined },
  { site, now }: { readonly site: Pick<Site, 'finance' | 'finance_provider'>; readonly now: number },
): FinancePageInputs => {
  const eligibility = vehicle === undefined ? undefined : financeEligibility(vehicle, site, now);
  const price = (vehicle === undefined ? undefined : shownPrice(vehicle)) ?? budget;
  return {
    purchasePrice: String(purchasePriceOf(String(Math.round(defaultAmount(price))))),
    term: String(clampToRange(defaultTerm(site.finance, 'detail', eligibility?.kind === 'eligible' ? eligibility.lender : undefined), { min: 1, max: 7 })),
    creditHistory: 'GREAT',
  };
};
