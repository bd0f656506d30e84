import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Loan, periodsPerYear, repayment } from './repayment.ts';

const aLoan = (change: Partial<Loan> = {}): Loan => ({
  price: 30_000,
  deposit: 0,
  fees: 0,
  annualRate: 10,
  years: 6,
  frequency: 'week',
  residual: 0,
  ...change,
});

describe('repayment', () => {
  // Exact payments and totals of decision A1's table; checked with numpy-financial to four decimals.
  it.each([
    ['30000 at 10 % over 6 years', {}, [128, 257, 556], [39_936, 40_092, 40_032]],
    ['30000 at 10 % over 5 years', { years: 5 }, [147, 294, 638], [38_220, 38_220, 38_280]],
    [
      '27000 at 8.5 % over 5 years, 9000 residual',
      { deposit: 3_000, annualRate: 8.5, years: 5, residual: 9_000 },
      [100, 200, 434],
      [35_000, 35_000, 35_040],
    ],
    [
      '41385 at 7.5 % over 5 years, 10000 residual, 395 fees',
      { price: 45_990, deposit: 5_000, fees: 395, annualRate: 7.5, years: 5, residual: 10_000 },
      [160, 319, 692],
      [51_600, 51_470, 51_520],
    ],
    ['30000 at 6 % over 5 years', { annualRate: 6, years: 5 }, [134, 268, 580], [34_840, 34_840, 34_800]],
    ['30000 at 0 % over 5 years', { annualRate: 0, years: 5 }, [116, 231, 500], [30_160, 30_030, 30_000]],
    [
      '100000 at 20 % over 7 years, 30000 residual',
      { price: 100_000, annualRate: 20, years: 7, residual: 30_000 },
      [474, 947, 2_055],
      [202_536, 202_354, 202_620],
    ],
  ])('%s: weekly, fortnightly, monthly', (_, change, amounts, totals) => {
    (['week', 'fortnight', 'month'] as const).forEach((frequency, index) => {
      expect(repayment(aLoan({ ...change, frequency }))).toMatchObject({
        kind: 'repayment',
        amount: amounts[index],
        total: totals[index],
      });
    });
  });

  it('repayment counts 312 weekly periods in six years and 26 in half a year', () => {
    expect(repayment(aLoan()).periods).toBe(312);
    expect(repayment(aLoan({ years: 0.5 })).periods).toBe(26);
  });

  it('repayment does not round 100 dollars exactly up to 101', () => {
    expect(repayment(aLoan({ price: 31_200, annualRate: 0 }))).toMatchObject({ amount: 100 });
    expect(repayment(aLoan({ annualRate: 0, years: 5, residual: 6_000, frequency: 'month' }))).toMatchObject({
      amount: 400,
    });
  });

  it('repayment asks the buyer to enquire at 25 dollars and below, as shown', () => {
    // 7753.20 over 312 weeks without interest is 24.85, shown 25; 7871.76 is 25.23, shown 26.
    expect(repayment(aLoan({ price: 7_753.2, annualRate: 0 }))).toEqual({
      kind: 'enquire',
      text: 'Enquire for Finance',
      amount: 25,
      periods: 312,
    });
    expect(repayment(aLoan({ price: 7_871.76, annualRate: 0 }))).toMatchObject({ kind: 'repayment', amount: 26 });
  });

  it.each([
    ['no years', { years: 0 }],
    ['a deposit above the price', { deposit: 40_000 }],
    ['figures that are no numbers', { price: Number.NaN, annualRate: Number.NaN }],
  ])('repayment quotes nothing with %s', (_, change) => {
    expect(repayment(aLoan(change))).toMatchObject({ kind: 'enquire', amount: 0 });
  });

  it("repayment adds a lender's monthly fee to each payment before rounding", () => {
    // 146.73 + 8 * 12 / 52 = 148.58; 637.41 + 8 = 645.41.
    expect(repayment(aLoan({ years: 5, monthlyFee: 8 }))).toMatchObject({ amount: 149 });
    expect(repayment(aLoan({ years: 5, monthlyFee: 8, frequency: 'month' }))).toMatchObject({ amount: 646 });
  });

  it('repayment rounds as the lender does', () => {
    // 30000 over 260 weeks without interest: 115.3846.
    expect(repayment(aLoan({ annualRate: 0, years: 5, rounding: 'ceil-cent' }))).toMatchObject({ amount: 115.39 });
    expect(repayment(aLoan({ annualRate: 0, years: 5, rounding: 'none' }))).toMatchObject({ amount: 115.38 });
    expect(repayment(aLoan({ annualRate: 0, years: 5 }))).toMatchObject({ amount: 116 });
  });

  const loans = fc.record({
    price: fc.integer({ min: 5_000, max: 250_000 }),
    annualRate: fc.integer({ min: 1, max: 40 }).map((halves) => halves / 2),
    years: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
    frequency: fc.constantFrom('week', 'fortnight', 'month'),
    residualShare: fc.integer({ min: 0, max: 100 }),
  });

  it('repayment leaves the residual owing after the last payment, as paying it off step by step shows', () => {
    fc.assert(
      fc.property(loans, ({ price, annualRate, years, frequency, residualShare }) => {
        const residual = (price * residualShare) / 100;
        const { amount, periods } = repayment(
          aLoan({ price, annualRate, years, frequency, residual, rounding: 'none' }),
        );
        let balance = price;
        for (let i = 0; i < periods; i += 1)
          balance = balance * (1 + annualRate / 100 / periodsPerYear[frequency]) - amount;
        // The payment is known to half a cent, which interest makes grow over the periods.
        const growth = (1 + annualRate / 100 / periodsPerYear[frequency]) ** periods;
        expect(Math.abs(balance - residual)).toBeLessThanOrEqual(0.0051 * periods * growth + 0.01);
      }),
    );
  });

  it('repayment never asks less for a higher price or rate, nor more with a higher residual', () => {
    fc.assert(
      fc.property(loans, ({ price, annualRate, years, frequency, residualShare }) => {
        const loan = aLoan({ price, annualRate, years, frequency, residual: (price * residualShare) / 100 });
        const { amount } = repayment(loan);
        expect(repayment({ ...loan, price: price + 1_000 }).amount).toBeGreaterThanOrEqual(amount);
        expect(repayment({ ...loan, annualRate: annualRate + 1 }).amount).toBeGreaterThanOrEqual(amount);
        expect(repayment({ ...loan, residual: Math.min(price, loan.residual + 1_000) }).amount).toBeLessThanOrEqual(
          amount,
        );
      }),
    );
  });

  it('repayment is a number for any input', () => {
    fc.assert(
      fc.property(
        fc.record({
          price: fc.double(),
          deposit: fc.double(),
          fees: fc.double(),
          annualRate: fc.double({ max: 1_000 }),
          years: fc.double({ max: 100 }),
          residual: fc.double(),
        }),
        (figures) => {
          const result = repayment(
            aLoan({ ...figures, price: Math.min(figures.price, 1e12), fees: Math.min(figures.fees, 1e12) }),
          );
          expect(Number.isFinite(result.amount)).toBe(true);
          expect(result.amount).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
