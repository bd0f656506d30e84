import { repayment } from '@dealer/core/finance';
import { formatMoney } from '@dealer/core/format';
import type { VehicleDoc } from '@dealer/core/vehicle';
import type { Random } from './seededRandom.ts';

type Lenders = NonNullable<VehicleDoc['finance_lenders']>;

// The usual offer of each lender: rates in per cent per year, deposit and balloon as shares of the price, fee in dollars.
const offers = [
  { provider: 'Taurus', rate: 9.49, comparison: 10.24, years: 5, deposit: 0.1, balloon: 0.3, fee: 495 },
  { provider: 'Car Clarity', rate: 7.99, comparison: 8.86, years: 7, deposit: 0, balloon: 0, fee: 399 },
  { provider: 'Manual', rate: 8.5, comparison: 9.31, years: 5, deposit: 0, balloon: 0, fee: 0 },
  { provider: '360 Finance', rate: 8.38, comparison: 9.64, years: 5, deposit: 0, balloon: 0, fee: 990 },
  { provider: 'Angle', rate: 9.95, comparison: 11.2, years: 7, deposit: 0, balloon: 0, fee: 1_300 },
  { provider: 'Powertorque', rate: 7.5, comparison: 8.38, years: 5, deposit: 0.1, balloon: 0.2, fee: 550 },
  { provider: 'Nissan Finance', rate: 6.99, comparison: 7.65, years: 4, deposit: 0.1, balloon: 0.25, fee: 395 },
  { provider: 'AusLoans', rate: 8.99, comparison: 10.05, years: 7, deposit: 0, balloon: 0, fee: 650 },
] as const;

/** A price in dollars and the vehicle's age in years. */
type Financed = { price: number; age: number };

const dollars = (amount: number): string => formatMoney(amount, { country: 'AU' });

/** One lender's usual offer on a vehicle. */
const offerOn = (
  { provider, rate, comparison, years, deposit, balloon, fee }: (typeof offers)[number],
  { price, age }: Financed,
): Lenders[string] => {
  const extra = age > 7 ? 2 : age > 4 ? 1 : 0;
  const interestRate = rate + extra;
  const comparisonRate = Number((comparison + extra).toFixed(2));
  const down = Math.round((price * deposit) / 100) * 100;
  const residual = Math.round((price * balloon) / 100) * 100;
  const loan = { price, deposit: down, fees: fee, annualRate: interestRate, years, residual };
  const week = repayment({ ...loan, frequency: 'week' });
  const month = repayment({ ...loan, frequency: 'month' });
  return {
    financeProvider: provider,
    interestRate,
    comparisonRate,
    termYears: years,
    termMonths: years * 12,
    termWeeks: years * 52,
    deposit: down,
    balloon: residual,
    establishmentFees: fee,
    paymentWeek: week.amount,
    paymentMonth: month.amount,
    totalPayable: week.periods * week.amount + residual,
    disclaimer: `Payments over ${years} years at ${interestRate.toFixed(2)}% p.a. with ${down > 0 ? `a deposit of ${dollars(down)}` : 'no deposit'}${residual > 0 ? ` and a final payment of ${dollars(residual)}` : ''}. ${provider} checks income, expenses and credit history before it approves a loan, and may change its rates until then. Fees and charges of the lender apply. Approved applicants only.`,
  };
};

/** The usual offer of every lender, whether or not it would finance the vehicle. */
export const allLenders = (vehicle: Financed): Lenders =>
  Object.fromEntries(offers.map((offer) => [offer.provider, offerOn(offer, vehicle)]));

/**
 * The lenders' offers on a vehicle, by provider. Rates are higher for older vehicles. Payments use the platform's formula,
 * so a page that computes them shows the same amounts.
 */
export const lendersFor = ({ price, age, make }: Financed & { make: string }, random: Random): Lenders =>
  Object.fromEntries(
    offers
      .filter(
        ({ provider }) => (provider === 'Nissan Finance' ? make === 'Nissan' && age <= 5 : true) && random.chance(0.9),
      )
      .map((offer) => [offer.provider, offerOn(offer, { price, age })]),
  );
