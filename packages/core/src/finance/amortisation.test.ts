import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Loan, periodsPerYear, repayment } from './repayment.ts';

/**
 * An independent way to the payment: no closed formula, but a bank's ledger. What is owed grows by the period's interest and shrinks by
 * the payment; the payment is found by halving an interval until the residual is what is left.
 */
const ledgerPayment = ({
  financed,
  rate,
  periods,
  residual,
}: {
  financed: number;
  rate: number;
  periods: number;
  residual: number;
}): number => {
  const owedAfter = (payment: number): number => {
    let owed = financed;
    for (let period = 0; period < periods; period += 1) owed += owed * rate - payment;
    return owed;
  };
  let low = 0;
  let high = financed * (1 + rate) + 1;
  for (let halving = 0; halving < 100; halving += 1) {
    const middle = (low + high) / 2;
    if (owedAfter(middle) > residual) low = middle;
    else high = middle;
  }
  return high;
};

const loans = fc
  .record({
    price: fc.integer({ min: 5_000, max: 250_000 }),
    deposit: fc.integer({ min: 0, max: 4_000 }),
    fees: fc.constantFrom(0, 395, 1_300, 1_360.5),
    financedFees: fc.constantFrom(0, 918.25),
    annualRate: fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100),
    years: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
    frequency: fc.constantFrom('week', 'fortnight', 'month'),
    share: fc.integer({ min: 0, max: 100 }),
  })
  .map(
    ({ share, ...rest }): Loan => ({
      ...rest,
      residual: Math.floor(((rest.price - rest.deposit + rest.fees + rest.financedFees) * share) / 100),
      rounding: 'none',
    }),
  );

const financedOf = ({ price, deposit, fees, financedFees = 0 }: Loan): number => price - deposit + fees + financedFees;

describe('repayment, by another way', () => {
  it('repayment equals the payment with which a period-by-period ledger ends at the residual', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const perYear = periodsPerYear[loan.frequency];
        const expected = ledgerPayment({
          financed: financedOf(loan),
          rate: loan.annualRate / 100 / perYear,
          periods: perYear * loan.years,
          residual: loan.residual,
        });
        // To the cent, which is how `none` shows it.
        expect(Math.abs(repayment(loan).amount - expected)).toBeLessThan(0.00501);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    // Calculated with numpy-financial, to four decimals; monthly, fortnightly, weekly.
    [30_000, 6, 5, 0, 579.984, 267.377, 133.6225],
    [30_000, 6, 5, 9_000, 450.9888, 207.9331, 103.9203],
    [30_000, 8.5, 6, 0, 533.3515, 245.8039, 122.8251],
    [45_990, 7.99, 7, 0, 716.5809, 330.2889, 165.05],
    [100_000, 20, 7, 30_000, 2_054.434, 946.7338, 473.0523],
  ])(
    'repayment agrees with the ledger and with the table: %s at %s %% over %s years, %s left',
    (price, annualRate, years, residual, month, fortnight, week) => {
      for (const [frequency, exact] of [
        ['month', month],
        ['fortnight', fortnight],
        ['week', week],
      ] as const) {
        const perYear = periodsPerYear[frequency];
        expect(
          ledgerPayment({ financed: price, rate: annualRate / 100 / perYear, periods: perYear * years, residual }),
        ).toBeCloseTo(exact, 3);
        expect(repayment({ price, deposit: 0, fees: 0, annualRate, years, frequency, residual }).amount).toBe(
          Math.ceil(exact),
        );
      }
    },
  );

  it('repayment shows 20 dollars a week as too little to quote, and 84 a month', () => {
    // 1000 at 0.5 % over a year: 19.2798, 38.5615, 83.5592.
    const loan = { price: 1_000, deposit: 0, fees: 0, annualRate: 0.5, years: 1, residual: 0 };
    expect(repayment({ ...loan, frequency: 'week' })).toMatchObject({ kind: 'enquire', amount: 20 });
    expect(repayment({ ...loan, frequency: 'fortnight' })).toMatchObject({ kind: 'repayment', amount: 39 });
    expect(repayment({ ...loan, frequency: 'month' })).toMatchObject({ kind: 'repayment', amount: 84 });
  });

  it('repayment leaves the residual owing after n payments', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { amount, periods } = repayment(loan);
        const rate = loan.annualRate / 100 / periodsPerYear[loan.frequency];
        let owed = financedOf(loan);
        for (let period = 0; period < periods; period += 1) owed += owed * rate - amount;
        // Half a cent each period, with interest upon it.
        expect(Math.abs(owed - loan.residual)).toBeLessThan(0.006 * periods * (1 + rate) ** periods);
      }),
      { numRuns: 500 },
    );
  });

  it('repayment rises with price and rate, falls with term, residual and deposit', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { amount } = repayment(loan);
        expect(repayment({ ...loan, price: loan.price + 500 }).amount).toBeGreaterThanOrEqual(amount);
        expect(repayment({ ...loan, annualRate: loan.annualRate + 0.5 }).amount).toBeGreaterThanOrEqual(amount);
        // With everything left owing the term changes nothing, and a floating-point error can round to another cent.
        expect(repayment({ ...loan, years: loan.years + 0.5 }).amount).toBeLessThanOrEqual(amount + 0.01);
        expect(
          repayment({ ...loan, residual: Math.min(financedOf(loan), loan.residual + 500) }).amount,
        ).toBeLessThanOrEqual(amount);
        expect(repayment({ ...loan, deposit: loan.deposit + 500 }).amount).toBeLessThanOrEqual(amount);
      }),
      { numRuns: 1_000 },
    );
  });

  it('repayment is interest alone when everything is left owing', () => {
    // 30000 at 6 % by the month: 150 a month.
    expect(
      repayment({ price: 30_000, deposit: 0, fees: 0, annualRate: 6, years: 5, frequency: 'month', residual: 30_000 }),
    ).toMatchObject({ amount: 150, sum: 9_000, total: 39_000 });
  });

  it('repayment takes what is negative or endless for nothing', () => {
    const loan: Loan = { price: 31_200, deposit: 0, fees: 0, annualRate: 0, years: 6, frequency: 'week', residual: 0 };
    // 31200 / 312 is 100, whatever else is below 0.
    expect(
      repayment({ ...loan, deposit: -5_000, fees: -300, residual: -1_000, annualRate: -4, monthlyFee: -8 }),
    ).toMatchObject({ amount: 100, total: 31_200 });
    expect(repayment({ ...loan, price: Number.POSITIVE_INFINITY })).toMatchObject({ kind: 'enquire', amount: 0 });
    expect(repayment({ ...loan, years: -1, monthlyFee: 800 })).toEqual({
      kind: 'enquire',
      text: 'Enquire for Finance',
      amount: 0,
      periods: 0,
    });
  });

  it('repayment does not round exact cents up to the next', () => {
    expect(
      repayment({
        price: 31_200,
        deposit: 0,
        fees: 0,
        annualRate: 0,
        years: 6,
        frequency: 'week',
        residual: 0,
        rounding: 'ceil-cent',
      }),
    ).toMatchObject({ amount: 100 });
  });

  it('finances fees and does not count them in the total again', () => {
    // 31200 + 918.25 without interest over 312 weeks: 102.943 a week, shown 103; 312 x 103 = 32136.
    expect(
      repayment({
        price: 31_200,
        deposit: 0,
        fees: 0,
        financedFees: 918.25,
        annualRate: 0,
        years: 6,
        frequency: 'week',
        residual: 0,
      }),
    ).toMatchObject({ amount: 103, total: 32_136 });
    // With 395 establishment as well: 32513.25 / 312 = 104.209, shown 105; 312 x 105 = 32760.
    expect(
      repayment({
        price: 31_200,
        deposit: 0,
        fees: 395,
        financedFees: 918.25,
        annualRate: 0,
        years: 6,
        frequency: 'week',
        residual: 0,
      }),
    ).toMatchObject({ amount: 105, total: 32_760 });
  });
});
