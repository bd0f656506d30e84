import { describe, expect, it } from 'vitest';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import {
  calculatorModel,
  changeCalculator,
  financeBox,
  isWithinLenderLimits,
  type Loan,
  mayHaveWeeklyPayment,
  quoteBasis,
  startCalculator,
  vehicleLoan,
  weeklyEstimate,
} from './index.ts';
import { loanRepayment } from './vehicleLoan.ts';

const youxQuote = { weeklyRepaymentAmount: 190, advertisedRate: 8.49, comparisonRate: 9.1 };
const lenders = { Taurus: { interestRate: 8, comparisonRate: 9, termYears: 5 } };
const site = aSite({ finance_provider: 'Taurus', finance: { liveQuotes: true } });
const nz = aSite({ finance_provider: 'Taurus', finance: { liveQuotes: true }, country: 'NZ' });
const quoteOf = (change: Parameters<typeof aVehicle>[0], where = site) =>
  vehicleLoan(aVehicle({ youxQuote, ...change }), where, testNow)?.quote;

describe('the loan of a vehicle', () => {
  it('the loan of a vehicle is that of the outside lender’s quote, for prices that it quotes for', () => {
    expect(quoteOf({})).toEqual(youxQuote);
    expect(quoteOf({ price: 10_000 })).toEqual(youxQuote);
    expect(quoteOf({ price: 200_000 })).toEqual(youxQuote);
    expect(quoteOf({ price: 9_999 })).toBeUndefined();
    expect(quoteOf({ price: 200_001 })).toBeUndefined();
    expect([10_000, 200_000, 9_999.99, 200_000.01].map(isWithinLenderLimits)).toEqual([true, true, false, false]);
  });

  it('the loan of a vehicle uses no quote on a site without live quotes, and no quote of 0 dollars', () => {
    expect(quoteOf({}, aSite({ finance: { liveQuotes: false } }))).toBeUndefined();
    expect(quoteOf({ youxQuote: { ...youxQuote, weeklyRepaymentAmount: 0 } })).toBeUndefined();
    expect(quoteOf({ youxQuote: undefined })).toBeUndefined();
  });

  it('the loan of a vehicle has the site’s lender where its rules allow it', () => {
    expect(vehicleLoan(aVehicle({ finance_lenders: lenders }), site, testNow)?.lender).toMatchObject({
      interestRate: 8,
    });
    // Taurus lends for no car below 500 dollars.
    expect(vehicleLoan(aVehicle({ finance_lenders: lenders, price: 499 }), site, testNow)?.lender).toBeUndefined();
  });

  it('the loan of a vehicle has the rates of the quote, not those of the site’s lender', () => {
    const quoted = weeklyEstimate(aVehicle({ youxQuote, finance_lenders: lenders }), site, testNow);
    expect(quoted).toMatchObject({
      from: 'quote',
      amount: 190,
      rates: { kind: 'rates', comparison: '9.10%\u00a0p.a.' },
    });
  });
});

describe('the calculator of a quoted vehicle', () => {
  const start = { page: 'detail', carPrice: 45_990, lender: { interestRate: 7, termYears: 3 } } as const;

  it('starts with the rate of the quote and its five years', () => {
    const { rate, term } = startCalculator(site, { ...start, quote: { ...youxQuote, advertisedRate: 8.5 } });
    expect([rate.value, term.value]).toEqual([8.5, 5]);
  });

  it('starts with the lender’s rate if the quote has none', () => {
    const { rate, term } = startCalculator(site, { ...start, quote: { weeklyRepaymentAmount: 190 } });
    expect([rate.value, term.value]).toEqual([7, 5]);
  });

  it('the calculator of a quoted vehicle has no star on a request to enquire', () => {
    const quoted = startCalculator(site, { ...start, quote: youxQuote });
    expect(calculatorModel(quoted, site).starred).toBe(true);
    const tooCheap = changeCalculator(quoted, { kind: 'type', field: 'price', text: '1' });
    expect(calculatorModel(tooCheap, site)).toMatchObject({ repayment: { kind: 'enquire' }, starred: false });
  });
});

describe('the repayment of a quoted loan', () => {
  const loan: Loan = { price: 30_000, deposit: 0, fees: 0, annualRate: 10, years: 5, frequency: 'week', residual: 0 };
  const quoted = (change: Partial<Loan>, quotedWeek = 87.5) =>
    loanRepayment({ ...loan, ...change }, { amountMin: 1_000, quotedWeek });

  it.each([
    ['week', 87.5, 260],
    ['fortnight', 175, 130],
    ['month', 378.88, 60],
  ] as const)(
    'the repayment of a quoted loan by the %s is %d for %d periods, with the same total',
    (frequency, amount, periods) => {
      expect(quoted({ frequency })).toEqual({ kind: 'repayment', amount, periods, sum: 22_750, total: 22_750 });
    },
  );

  it('the repayment of a quoted loan asks to enquire for 25 dollars or less', () => {
    expect(quoted({}, 25)).toEqual({ kind: 'enquire', text: 'Enquire for Finance', amount: 25, periods: 260 });
    expect(quoted({}, 25.01)).toMatchObject({ kind: 'repayment', amount: 25.01 });
  });

  it('the repayment of a quoted loan asks to enquire for a price below the calculator’s', () => {
    expect(quoted({ price: 999 })).toMatchObject({ kind: 'enquire' });
  });
});

describe('the finance box of a vehicle', () => {
  it('the finance box of a vehicle shows a quote with its rates and what it assumes', () => {
    expect(financeBox(aVehicle({ youxQuote }), site, testNow)).toMatchObject({
      lead: 'Quoted at',
      weekly: '$190 per\u00a0week*',
      rates: { kind: 'rates', comparison: '9.10%\u00a0p.a.' },
      disclaimer: { details: { kind: 'whole', text: quoteBasis } },
    });
  });

  it('the finance box of a vehicle shows the lender’s loan with the lender’s disclaimer', () => {
    const disclaimer = 'Credit provided by Taurus Motor Finance to approved customers only.';
    const box = financeBox(aVehicle({ finance_lenders: { Taurus: { ...lenders.Taurus, disclaimer } } }), site, testNow);
    expect(box).toMatchObject({ lead: 'Finance from', rates: { kind: 'rates' } });
    expect(JSON.stringify(box?.disclaimer)).toContain(disclaimer);
    expect(JSON.stringify(box?.disclaimer)).not.toContain(quoteBasis);
  });

  it('the finance box of a vehicle shows no rates in New Zealand', () => {
    expect(financeBox(aVehicle({ youxQuote }), nz, testNow)?.rates).toEqual({ kind: 'none' });
  });

  it('the finance box of a vehicle is absent for a loan at the site’s own rate', () => {
    expect(financeBox(aVehicle(), aSite({ finance_provider: null }), testNow)).toBeUndefined();
  });
});

describe('the reserved line of a weekly payment', () => {
  it.each([
    ['a car with a lender', { finance_lenders: lenders }, site, true],
    ['a car without one', {}, site, false],
    ['a car with other lenders only', { finance_lenders: { Angle: { interestRate: 9 } } }, site, false],
    ['a sold car', { finance_lenders: lenders, status: 'sold' }, site, false],
    ['a car without a price', { finance_lenders: lenders, price: 0 }, site, false],
    ['a site without a lender', { finance_lenders: lenders }, aSite({ finance_provider: null }), false],
  ] as const)('the reserved line of a weekly payment of %s', (_, change, where, expected) => {
    expect(mayHaveWeeklyPayment(aVehicle(change), where)).toBe(expected);
  });
});
