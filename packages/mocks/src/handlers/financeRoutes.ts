import { repayment } from '@dealer/core/finance';
import { ownValue } from '@dealer/core/record';
import { findCars } from './findCars.ts';
import type { MockDeps, MockRoute } from './mockRoute.ts';
import { readJsonObject } from './readJsonObject.ts';
import { refuse } from './refuse.ts';

/** What the mock lender keeps of a buyer whom it was handed. */
export type LenderCustomer = {
  customer_id: number;
  created_at: number;
  data: Record<string, unknown>;
  quote: { weeklyRepaymentAmount: number; advertisedRate: number; comparisonRate: number };
};

/** The table of the mock lender's customers. */
export const lenderCustomers = 'lender-customers';

/** By the buyer's word for their credit history: per cent a year. The comparison rates span what the specification says of one provider. */
const rates: Record<string, { rate: number; comparison: number }> = {
  GREAT: { rate: 7.49, comparison: 8.38 },
  DECENT: { rate: 10.99, comparison: 12.06 },
  POOR: { rate: 17.95, comparison: 19.42 },
};

/** Dollars, financed with the vehicle. */
const lenderFee = 395;
/** Years; a vehicle may not be older than this when it is bought. */
const oldestVehicle = 15;

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN);
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The vehicle that is asked about, by VIN or nvic, as the index has it. */
const vehicleOf = async (
  asked: Record<string, unknown>,
  deps: MockDeps,
): Promise<Record<string, unknown> | undefined> => {
  // Neither is a filter of the index, so the words are searched and then compared.
  const cars = await findCars(deps, 'status = in_stock OR status = coming_soon', 1_000);
  const [vin, nvic] = [text(asked.vin), text(asked.nvic)];
  return cars.find((car) => (vin !== '' && car.vin === vin) || (nvic !== '' && car.nvic === nvic));
};

/** A quote to the cent, or why there is none. A longer loan costs a little more, an older vehicle a good deal more. */
const quoteFor = async (asked: Record<string, unknown>, deps: MockDeps): Promise<LenderCustomer['quote'] | string> => {
  const grade = ownValue(rates, text(asked.selfAssessedCreditScore));
  if (grade === undefined) return 'selfAssessedCreditScore must be GREAT, DECENT or POOR.';
  const price = number(asked.purchasePrice);
  if (!(price > 0)) return 'purchasePrice must be above 0.';
  const years = number(asked.loanTerm);
  if (!(years >= 1 && years <= 7)) return 'loanTerm must be 1 to 7 years.';
  if (text(asked.vin) === '' && text(asked.nvic) === '') return 'nvic or vin is needed.';
  const known = await vehicleOf(asked, deps);
  const year = number(known?.year ?? asked.year);
  const age = Number.isNaN(year) ? 0 : new Date(deps.now()).getUTCFullYear() - year;
  if (age > oldestVehicle) return `No lender of the panel takes a vehicle of more than ${oldestVehicle} years.`;
  const extra = (years > 5 ? 0.5 : 0) + (age > 7 ? 1.5 : 0);
  const advertisedRate = Math.min(19.42, grade.rate + extra);
  const week = repayment({
    price,
    deposit: 0,
    fees: lenderFee,
    annualRate: advertisedRate,
    years,
    every: 'week',
    residual: 0,
    rounding: 'none',
  });
  return {
    weeklyRepaymentAmount: week.amount,
    advertisedRate: Number(advertisedRate.toFixed(2)),
    comparisonRate: Number(Math.min(19.42, grade.comparison + extra).toFixed(2)),
  };
};

const complaint = (data: Record<string, unknown>): string | undefined => {
  if (text(data.firstName) === '' || text(data.lastName) === '') return 'First and last name are needed.';
  if (!/^\+\d{8,15}$/.test(text(data.phoneNumber))) return 'The phone number must be written with its country code.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text(data.email))) return 'The email address is not valid.';
  if (!/^\d{4}$/.test(text(data.postCode))) return 'The postcode must have four digits.';
  return undefined;
};

const part = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/**
 * The outside lender (specification section 7): quotes by credit history, price, term and age of the vehicle, and customers who go on
 * at `/__mocks/lender`. A customer is made once for each Idempotency-Key, and the lead beside it is the lead of that key.
 *
 * @example
 * // POST /api/youx/quote { selfAssessedCreditScore: 'GREAT', purchasePrice: 30000, loanTerm: 5, vin: '6ZZ...' } => { weeklyRepaymentAmount: 139.9, advertisedRate: 7.49, comparisonRate: 8.38 }
 */
export const financeRoutes: MockRoute[] = [
  {
    method: 'POST',
    path: '/api/youx/quote',
    faults: 'quote',
    answer: async ({ request, deps }) => {
      const asked = await readJsonObject(request);
      if (!asked) return refuse(400, 'The question could not be read.');
      const quote = await quoteFor(asked, deps);
      if (typeof quote === 'string') return refuse(422, quote);
      await deps.store.addEvent({ kind: 'youx-quote', received_at: deps.now(), payload: { ...asked, ...quote } });
      return Response.json(quote);
    },
  },
  {
    method: 'POST',
    path: '/api/youx/create-customer',
    faults: 'customer',
    answer: async ({ request, url, deps }) => {
      const body = await readJsonObject(request);
      if (!body) return refuse(400, 'The application could not be read.');
      const data = part(body.data);
      const wrong = complaint(data);
      if (wrong) return refuse(422, wrong);
      const quote = await quoteFor(data, deps);
      if (typeof quote === 'string') return refuse(422, quote);
      const now = deps.now();
      const key = request.headers.get('idempotency-key') ?? `none-${now}`;
      await deps.store.addLead({ received_at: now, idempotency_key: key, payload: part(body.additionalData) });
      const count = (await deps.store.rows(lenderCustomers)).length;
      const customer = await deps.store.change<LenderCustomer>(
        lenderCustomers,
        key,
        (known) => known ?? { customer_id: 7001 + count, created_at: now, data, quote },
      );
      return Response.json({
        redirectUrl: new URL(`/__mocks/lender?customer=${customer?.customer_id ?? 0}`, url).href,
      });
    },
  },
];
