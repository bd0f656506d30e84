import type { FinancePageInputs } from '../finance/financePageInputs.ts';
import { defaultAmount, openingLoan } from '../finance/openingLoan.ts';
import { readPurchasePrice } from '../finance/purchasePrice.ts';
import { clampToRange } from '../finance/ranges.ts';
import { type LoanSite, vehicleLoan } from '../finance/vehicleLoan.ts';
import { shownPrice } from '../price/shownPrice.ts';
import { type CarReference, readCarReference } from '../routes/vehicleReference.ts';
import { slugPattern } from '../settings/texts.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { CarType } from '../site/stockTypes.ts';

/** The vehicle's values in a link to the finance page. Whole dollars. */
export type FinanceQuery = {
  readonly car: CarReference;
  readonly preferredDealership?: string;
  readonly budget?: number;
  readonly carType?: CarType;
  readonly vin?: string;
};

const carTypes: readonly CarType[] = ['new', 'demo', 'used'];

/** Text from an address, limited to the expected characters. */
const plainText = (value: string | null, pattern: RegExp): string | undefined =>
  value !== null && pattern.test(value.trim()) ? value.trim() : undefined;

/**
 * Reads the query of a finance link. Malformed values are ignored, because anyone can write an address.
 *
 * @example
 * readFinanceQuery('?vehiclePriceBudget=45990&car_id=1042'); // => { car: { kind: 'id', id: 1042 }, budget: 45990 }
 */
export const readFinanceQuery = (queryString: string): FinanceQuery => {
  const params = new URLSearchParams(queryString.replace(/^\?/, '').slice(0, 8_000));
  const budget = plainText(params.get('vehiclePriceBudget'), /^\d{1,9}(\.\d{1,2})?$/);
  const preferredDealership = plainText(params.get('preferredDealership'), slugPattern);
  const carType = carTypes.find((type) => type === params.get('car_type'));
  const vin = plainText(params.get('vin'), /^[A-Z0-9]{5,30}$/i);
  return {
    car: readCarReference(queryString),
    preferredDealership,
    ...(budget === undefined ? {} : { budget: Math.round(Number(budget)) }),
    carType,
    vin,
  };
};

/**
 * The initial values of a finance form: the vehicle's price (even if no lender accepts it), else the link's budget, else 30,000
 * dollars, the latter two within the form's range; the term of the vehicle's loan; the best credit history, as in the vehicle
 * page's quote (decision A23).
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
        ? String(readPurchasePrice(String(Math.round(defaultAmount(budget)))))
        : String(Math.round(price)),
    term: String(clampToRange(openingLoan(site, start ?? { page: 'detail' }).years, { min: 1, max: 7 })),
    creditHistory: 'GREAT',
  };
};
