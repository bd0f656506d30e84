import { defaultAmount } from '../finance/defaultAmount.ts';
import { clampToRange } from '../finance/clampToRange.ts';
import type { FinancePageInputs } from '../finance/financePageInputs.ts';
import { openingLoan } from '../finance/openingLoan.ts';
import { purchasePriceOf } from '../finance/purchasePriceOf.ts';
import { vehicleLoan, type LoanSite } from '../finance/vehicleLoan.ts';
import { shownPrice } from '../price/shownPrice.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * What a finance form starts with: the vehicle's price, also one that no lender takes, else the link's budget, else 30,000 dollars, these
 * within what the form takes; the term of the vehicle's loan; the best credit history, which the quote of a vehicle's page takes too
 * (rows 5.F14 to 5.F16, 9.F01, 9.F02, 7.A11; decision A23).
 *
 * @example
 * startFinanceForm({ budget: 45_990 }, { site, now }); // => { purchasePrice: '45990', term: '5', creditHistory: 'GREAT' }
 */
export const startFinanceForm = (
  { budget, vehicle }: { readonly budget?: number | undefined; readonly vehicle?: Vehicle | undefined },
  { site, now }: { readonly site: LoanSite; readonly now: number },
): FinancePageInputs => {
  const price = vehicle === undefined ? undefined : shownPrice(vehicle);
  const start = vehicle === undefined ? undefined : vehicleLoan(vehicle, site, now);
  return {
    purchasePrice:
      price === undefined
        ? String(purchasePriceOf(String(Math.round(defaultAmount(budget)))))
        : String(Math.round(price)),
    term: String(clampToRange(openingLoan(site, start ?? { place: 'detail' }).years, { min: 1, max: 7 })),
    creditHistory: 'GREAT',
  };
};
