import { repayment } from '@dealer/core/finance';
import { ownValue } from '@dealer/core/data';
import { enteredFields } from '@dealer/core/enquiry';
import { findCars } from './findCars.ts';
import type { MockDeps, MockRoute } from '../routing/mockRoute.ts';
import { readJsonObject } from '../routing/readJsonObject.ts';
import { refuse } from '../routing/refuse.ts';
import { objectOrEmpty, trimmedText } from '../routing/values.ts';

/** A buyer registered at the mock lender. */
export type LenderCustomer = {
  customer_id: number;
  created_at: number;
  data: Record<string, unknown>;
  quote: { weeklyRepaymentAmount: number; advertisedRate: number; comparisonRate: number };
  /** What the buyer entered, as text: another application with the same key is refused. */
  request: string;
};

/** The table of the mock lender's customers. */
export const lenderCustomers = 'lender-customers';

/** Rates in per cent per year by the buyer's credit history. */
const rates: Record<string, { rate: number; comparison: number }> = {
  GREAT: { rate: 7.49, comparison: 8.38 },
  DECENT: { rate: 10.99, comparison: 12.06 },
  POOR: { rate: 17.95, comparison: 19.42 },
};

/** In dollars; financed with the vehicle. */
const lenderFee = 395;
/** The maximum age of a vehicle in years. */
const maxVehicleAge = 15;

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN);

/** The vehicle in the index with the requested VIN or nvic. */
const vehicleOf = async (
  request: Record<string, unknown>,
  deps: MockDeps,
): Promise<Record<string, unknown> | undefined> => {
  // The index cannot filter by these fields.
  const cars = await findCars(deps, 'status = in_stock OR status = coming_soon', 1_000);
  const [vin, nvic] = [trimmedText(request.vin), trimmedText(request.nvic)];
  return cars.find((car) => (vin !== '' && car.vin === vin) || (nvic !== '' && car.nvic === nvic));
};

/** A quote in dollars and cents, or why there is none. Longer loans and older vehicles have higher rates. */
const quoteFor = async (
  request: Record<string, unknown>,
  deps: MockDeps,
): Promise<LenderCustomer['quote'] | string> => {
  const grade = ownValue(rates, trimmedText(request.selfAssessedCreditScore));
  if (grade === undefined) return 'selfAssessedCreditScore must be GREAT, DECENT or POOR.';
  const price = number(request.purchasePrice);
  if (!(price > 0)) return 'purchasePrice must be above 0.';
  const years = number(request.loanTerm);
  if (!(years >= 1 && years <= 7)) return 'loanTerm must be 1 to 7 years.';
  if (trimmedText(request.vin) === '' && trimmedText(request.nvic) === '') return 'nvic or vin is needed.';
  const known = await vehicleOf(request, deps);
  const year = number(known?.year ?? request.year);
  const age = Number.isNaN(year) ? 0 : new Date(deps.now()).getUTCFullYear() - year;
  if (age > maxVehicleAge) return `No lender of the panel takes a vehicle of more than ${maxVehicleAge} years.`;
  const extra = (years > 5 ? 0.5 : 0) + (age > 7 ? 1.5 : 0);
  const advertisedRate = Math.min(19.42, grade.rate + extra);
  const week = repayment({
    price,
    deposit: 0,
    fees: lenderFee,
    annualRate: advertisedRate,
    years,
    frequency: 'week',
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
  if (trimmedText(data.firstName) === '' || trimmedText(data.lastName) === '') return 'First and last name are needed.';
  if (!/^\+\d{8,15}$/.test(trimmedText(data.phoneNumber)))
    return 'The phone number must be written with its country code.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmedText(data.email))) return 'The email address is not valid.';
  if (!/^\d{4}$/.test(trimmedText(data.postCode))) return 'The postcode must have four digits.';
  return undefined;
};

/**
 * The external lender: quotes by credit history, price, term and age of the vehicle, and customers, who continue at
 * `/__mocks/lender`. Customers and their leads are created once per Idempotency-Key.
 */
export const financeRoutes: MockRoute[] = [
  {
    method: 'POST',
    path: '/api/youx/quote',
    faults: 'quote',
    answer: async ({ request, deps }) => {
      const body = await readJsonObject(request);
      if (!body) return refuse(400, 'The request could not be read.');
      const quote = await quoteFor(body, deps);
      if (typeof quote === 'string') return refuse(422, quote);
      await deps.store.addEvent({ kind: 'youx-quote', received_at: deps.now(), payload: { ...body, ...quote } });
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
      const data = objectOrEmpty(body.data);
      const wrong = complaint(data);
      if (wrong) return refuse(422, wrong);
      const quote = await quoteFor(data, deps);
      if (typeof quote === 'string') return refuse(422, quote);
      const now = deps.now();
      const key = request.headers.get('idempotency-key') ?? `none-${now}`;
      const additionalData = objectOrEmpty(body.additionalData);
      const entered = JSON.stringify({ ...body, additionalData: enteredFields(additionalData) });
      const count = (await deps.store.rows(lenderCustomers)).length;
      const customer = await deps.store.change<LenderCustomer>(
        lenderCustomers,
        key,
        (known) => known ?? { customer_id: 7001 + count, created_at: now, data, quote, request: entered },
      );
      if (customer?.request !== entered) return refuse(409, 'This key was used for another application.');
      await deps.store.addLead({ received_at: now, idempotency_key: key, payload: additionalData });
      return Response.json({
        redirectUrl: new URL(`${deps.base ?? '/'}__mocks/lender?customer=${customer?.customer_id ?? 0}`, url).href,
      });
    },
  },
];
