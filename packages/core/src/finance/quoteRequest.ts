import type { Vehicle } from '../vehicle/vehicle.ts';
import { shownPrice } from '../price/shownPrice.ts';
import type { CreditHistory } from './creditHistories.ts';
import { quoteYears } from './quoteYears.ts';

/** The body of POST /api/youx/quote (specification section 7). Dollars and years. */
export type QuoteRequest = {
  readonly selfAssessedCreditScore: CreditHistory;
  readonly purchasePrice: number;
  readonly loanTerm: number;
  readonly year?: number;
  readonly vin?: string;
  readonly nvic?: string;
  readonly whoIsHelping?: string;
};

/** What a buyer said, where they said anything. */
export type QuoteAnswers = {
  readonly creditHistory?: CreditHistory;
  readonly purchasePrice?: number;
  readonly years?: number;
  readonly whoIsHelping?: string;
};

/**
 * What an outside lender is asked about a vehicle. Without answers it is the question of a car's page: credit history GREAT, five
 * years, the car's shown price (specification section 7; decision A21).
 *
 * @example quoteRequest(car) // => { selfAssessedCreditScore: 'GREAT', purchasePrice: 45990, loanTerm: 5, year: 2022, vin: '...' }
 */
export const quoteRequest = (
  vehicle: Pick<Vehicle, 'price' | 'offerPrice' | 'year' | 'vin' | 'nvic'>,
  answers: QuoteAnswers = {},
): QuoteRequest => {
  const { year, vin, nvic } = vehicle;
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
