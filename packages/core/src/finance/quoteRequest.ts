import { shownPrice } from '../price/shownPrice.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vinOf } from '../vehicle/vehicleNumbers.ts';
import type { CreditHistory } from './creditHistories.ts';
import { quoteYears } from './loanTerm.ts';
import { quoteEligibility } from './quoteEligibility.ts';

/**
 * Whether a buyer can request a quote with their own answers: the site uses live quotes, and the vehicle is eligible for one, whether or
 * not it already has a quote (decision A21).
 *
 * @example canRequestQuote({ ...car, nvic: undefined, vin: undefined }, site) // => false
 */
export const canRequestQuote = (vehicle: Vehicle | undefined, site: Pick<Site, 'finance'>): vehicle is Vehicle => {
  if (vehicle === undefined || !site.finance.liveQuotes) return false;
  const { youxQuote: _quote, ...unquoted } = vehicle;
  return quoteEligibility(unquoted as Vehicle, site).kind === 'eligible';
};

/** The body of POST /api/youx/quote. Dollars and years. */
export type QuoteRequest = {
  readonly selfAssessedCreditScore: CreditHistory;
  readonly purchasePrice: number;
  readonly loanTerm: number;
  readonly year?: number;
  readonly vin?: string;
  readonly nvic?: string;
  readonly whoIsHelping?: string;
};

/** The answers of a buyer; each may be missing. */
export type QuoteAnswers = {
  readonly creditHistory?: CreditHistory;
  readonly purchasePrice?: number;
  readonly years?: number;
  readonly whoIsHelping?: string;
};

/**
 * The quote request for a vehicle. Defaults, as on the vehicle page: credit history GREAT, five years, the price shown (decision A21).
 *
 * @example quoteRequest(car) // => { selfAssessedCreditScore: 'GREAT', purchasePrice: 45990, loanTerm: 5, year: 2022, vin: '...' }
 */
export const quoteRequest = (
  vehicle: Pick<Vehicle, 'price' | 'offerPrice' | 'year' | 'vin' | 'nvic'>,
  answers: QuoteAnswers = {},
): QuoteRequest => {
  const { year, nvic } = vehicle;
  const vin = vinOf(vehicle.vin);
  const { whoIsHelping } = answers;
  return {
    selfAssessedCreditScore: answers.creditHistory ?? 'GREAT',
    purchasePrice: answers.purchasePrice ?? shownPrice(vehicle) ?? 0,
    loanTerm: answers.years ?? quoteYears,
    ...(year === undefined ? {} : { year }),
    ...(vin === undefined ? {} : { vin }),
    ...(nvic === undefined ? {} : { nvic }),
    ...(whoIsHelping === undefined ? {} : { whoIsHelping }),
  };
};
