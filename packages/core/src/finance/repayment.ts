import { wholeCents } from '../format/wholeCents.ts';
import type { PaymentRounding, SiteFinance } from '../site/site.ts';

/** A payment up to this is not shown; "Enquire for Finance" replaces it (decision A6). */
export const smallestQuotedPayment = 25;

/** How often a repayment is due. */
export type RepaymentFrequency = 'week' | 'fortnight' | 'month';

/** How a lender rounds a payment; `none` shows it to the cent (decision A2). */
export type RepaymentRounding = 'ceil-dollar' | 'ceil-cent' | 'none';

/** A loan for a vehicle. Dollars, years, per cent a year. */
export type Loan = {
  price: number;
  /** Deposit and trade-in together. */
  deposit: number;
  /** The establishment fee (decision A5). */
  fees: number;
  /** The establishment fee is paid besides the repayments; otherwise it is financed with the vehicle. */
  feesOnTop?: boolean;
  /** A brand's registration and agency fees in dollars, always financed (decision A5). */
  financedFees?: number;
  /** Nominal annual rate in per cent. */
  annualRate: number;
  years: number;
  frequency: RepaymentFrequency;
  /** Balloon: dollars still owing at the end. More than the financed amount counts as the financed amount (decision A4). */
  residual: number;
  /** Dollars a month that the lender adds to every payment (decision A5); 0 when absent. */
  monthlyFee?: number;
  /** `ceil-dollar` when absent. */
  rounding?: RepaymentRounding;
};

/**
 * The payment of each period and the number of periods, with their sum and the total of all payments: the sum, the final payment and fees
 * that are paid on top (decision H1); or, for a payment of 25 dollars or less, the text shown instead.
 */
export type Repayment =
  | { kind: 'repayment'; amount: number; periods: number; sum: number; total: number }
  | { kind: 'enquire'; text: 'Enquire for Finance'; amount: number; periods: number };

/** Payments a year. */
export const periodsPerYear: Readonly<Record<RepaymentFrequency, number>> = { week: 52, fortnight: 26, month: 12 };

const atLeastZero = (value: number): number => (Number.isFinite(value) && value > 0 ? value : 0);

const rounded = (payment: number, rounding: RepaymentRounding): number => {
  // The tolerance compensates floating-point error: 100.00000000001 must not become 101.
  if (rounding === 'ceil-dollar') return Math.ceil(payment - 1e-9);
  if (rounding === 'ceil-cent') return Math.ceil(payment * 100 - 1e-7) / 100;
  return Math.round(payment * 100) / 100;
};

/**
 * What a buyer pays each period, in arrears, rounded up to the next whole dollar (decisions A1 to A6). The residual is owing at the end,
 * so it is discounted first.
 *
 * @example
 * repayment({ price: 30_000, deposit: 0, fees: 0, annualRate: 10, years: 6, frequency: 'week', residual: 0 })
 * // => { kind: 'repayment', amount: 128, periods: 312, sum: 39_936, total: 39_936 }
 */
export const repayment = (loan: Loan): Repayment => {
  const perYear = periodsPerYear[loan.frequency];
  const periods = perYear * atLeastZero(loan.years);
  const fees = atLeastZero(loan.fees);
  const onTop = loan.feesOnTop === true ? fees : 0;
  const financed = Math.max(
    0,
    atLeastZero(loan.price) - atLeastZero(loan.deposit) + fees - onTop + atLeastZero(loan.financedFees ?? 0),
  );
  const residual = Math.min(atLeastZero(loan.residual), financed);
  const rate = atLeastZero(loan.annualRate) / 100 / perYear;

  const exact = ((): number => {
    if (periods <= 0) return 0;
    // (1 + i)^-n and 1 minus it, precise also for very small rates.
    const exponent = -periods * Math.log1p(rate);
    if (exponent === 0) return (financed - residual) / periods;
    return ((financed - residual * Math.exp(exponent)) * rate) / -Math.expm1(exponent);
  })();

  const periodicFee = periods > 0 ? (atLeastZero(loan.monthlyFee ?? 0) * 12) / perYear : 0;
  const amount = Math.max(0, rounded(atLeastZero(exact) + periodicFee, loan.rounding ?? 'ceil-dollar'));
  if (amount <= smallestQuotedPayment) return { kind: 'enquire', text: 'Enquire for Finance', amount, periods };
  const sum = wholeCents(periods * amount);
  return { kind: 'repayment', amount, periods, sum, total: wholeCents(sum + residual + onTop) };
};

/** The rounding rule of the first of these lenders that the site has a rule for; otherwise up to the next dollar (decision A2). */
export const roundingOf = (
  { paymentRounding }: Pick<SiteFinance, 'paymentRounding'>,
  lenders: readonly (string | null | undefined)[],
): PaymentRounding => {
  for (const lender of lenders) {
    const rule =
      typeof lender === 'string' && Object.hasOwn(paymentRounding, lender) ? paymentRounding[lender] : undefined;
    if (rule !== undefined) return rule;
  }
  return 'ceil-dollar';
};
