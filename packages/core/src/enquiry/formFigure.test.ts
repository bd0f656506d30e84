import { describe, expect, it } from 'vitest';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { formFigure, startFinanceForm } from './index.ts';

const inputs = (purchasePrice: number, term = 5) => ({
  purchasePrice: String(purchasePrice),
  term: String(term),
  creditHistory: 'GREAT' as const,
});
const subscriptions = aSite({ price: { offersSubscriptions: true } });

describe('the figure of a finance form', () => {
  it('is the calculator’s at the site’s rate, without a star’s rates', () => {
    expect(formFigure({ inputs: inputs(30_000) }, { site: aSite(), now: testNow })).toEqual({
      kind: 'figure',
      from: 'calculation',
      text: '$147',
      per: 'per\u00a0week',
      total: '$38,220',
      totalLabel: 'Total repayments',
      terms: 'Over 5 years, at an interest rate that we assume and no lender has offered',
      rates: { kind: 'none' },
      hasResidual: false,
    });
  });

  it('names the rate that it uses with its comparison rate, where the site has one', () => {
    const site = aSite({ finance: { defaultRate: 8.5, defaultComparisonRate: 9.2 } });
    expect(formFigure({ inputs: inputs(30_000) }, { site, now: testNow })).toMatchObject({
      terms: 'Over 5 years',
      rates: { interest: '8.50%\u00a0p.a.', comparison: '9.20%\u00a0p.a.' },
    });
  });

  it('names the rate in New Zealand, which has no comparison rates', () => {
    expect(formFigure({ inputs: inputs(30_000) }, { site: aSite({ country: 'NZ' }), now: testNow })).toMatchObject({
      terms: 'Over 5 years at 10.00%\u00a0p.a.',
      totalLabel: 'Total of payments',
    });
  });

  it('follows the site to another frequency', () => {
    expect(
      formFigure(
        { inputs: inputs(30_000) },
        { site: aSite({ finance: { frequencyLocked: 'monthly' } }), now: testNow },
      ),
    ).toMatchObject({ text: '$638', per: 'per\u00a0month' });
  });

  it('has the total of payments in New Zealand', () => {
    const site = aSite({ country: 'NZ', finance_provider: 'Taurus' });
    const vehicle = aVehicle({ finance_lenders: { Taurus: { interestRate: 10, comparisonRate: 11 } } });
    expect(formFigure({ inputs: inputs(30_000), vehicle }, { site, now: testNow })).toMatchObject({
      text: '$147',
      total: '$38,220',
    });
  });

  it('leaves a lender out whose rules hide it', () => {
    const site = aSite({ finance_provider: 'Taurus' });
    const old = aVehicle({ year: 2013, finance_lenders: { Taurus: { interestRate: 5, comparisonRate: 6 } } });
    expect(formFigure({ inputs: inputs(30_000), vehicle: old }, { site, now: testNow })).toMatchObject({
      text: '$147',
      rates: { kind: 'none' },
    });
  });

  it('is the lender’s quote for what was typed, with the month', () => {
    const quote = { weeklyRepaymentAmount: 87, advertisedRate: 8.49, comparisonRate: 9.1 };
    expect(
      formFigure({ inputs: inputs(20_000, 6), vehicle: aVehicle(), quote }, { site: aSite(), now: testNow }),
    ).toMatchObject({ from: 'quote', text: '$87', monthly: '$376.71', rates: { comparison: '9.10%\u00a0p.a.' } });
  });

  it.each([
    ['below the lender’s minimum', inputs(3_888), {}, aSite(), 'The lender’s minimum is $10,000.'],
    ['a dollar below it', inputs(9_999), {}, aSite(), 'The lender’s minimum is $10,000.'],
    ['a dollar above its maximum', inputs(200_001), {}, aSite(), 'The lender’s maximum is $200,000.'],
    [
      'beside a subscription',
      inputs(30_000),
      { subscription_price: 369 },
      subscriptions,
      'This vehicle is offered as a subscription.',
    ],
  ])('quotes nothing %s', (_, given, change, site, text) => {
    expect(
      formFigure(
        { inputs: given, vehicle: aVehicle(change), quote: { weeklyRepaymentAmount: 90 } },
        { site, now: testNow },
      ),
    ).toEqual({ kind: 'none', text });
  });

  it('quotes nothing that is too small', () => {
    // 10000 less 3000 without interest over 7 years is 19.23 a week.
    const vehicle = aVehicle({
      price: 10_000,
      finance_lenders: { Taurus: { interestRate: 0, comparisonRate: 0, deposit: 3_000, termYears: 7 } },
    });
    const site = aSite({ finance_provider: 'Taurus', finance: { rateMin: 0 } });
    expect(
      formFigure({ inputs: startFinanceForm({ vehicle }, { site, now: testNow }), vehicle }, { site, now: testNow }),
    ).toEqual({ kind: 'none', text: 'The repayment is too small to quote.' });
  });
});
