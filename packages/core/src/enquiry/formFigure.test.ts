import { describe, expect, it } from 'vitest';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { formFigure, startFinanceForm } from './index.ts';

const inputs = (purchasePrice: number, term = 5) => ({
  purchasePrice: String(purchasePrice),
  term: String(term),
  creditHistory: 'GREAT' as const,
});
/** A site whose own rate has a comparison rate. */
const rated = aSite({ finance: { defaultComparisonRate: 11.2 } });
const subscriptions = aSite({ price: { offersSubscriptions: true } });

describe('the figure of a finance form', () => {
  it('the figure of a finance form is the calculator’s at the site’s rate, which it names with its comparison rate', () => {
    expect(formFigure({ inputs: inputs(30_000) }, { site: rated, now: testNow })).toMatchObject({
      kind: 'figure',
      from: 'calculation',
      text: '$147',
      per: 'per\u00a0week',
      total: '$38,220',
      totalLabel: 'Total repayments',
      terms: 'Over 5 years',
      rates: { interest: '10.00%\u00a0p.a.', comparison: '11.20%\u00a0p.a.' },
      hasResidual: false,
    });
  });

  it('the figure of a finance form is none in Australia where no rate can be named with its comparison rate', () => {
    expect(formFigure({ inputs: inputs(30_000) }, { site: aSite(), now: testNow })).toEqual({
      kind: 'none',
      text: 'We quote with a lender’s rate and its comparison rate, once we know what you need.',
    });
  });

  it('the figure of a finance form names the rate in New Zealand, which has no comparison rates', () => {
    expect(formFigure({ inputs: inputs(30_000) }, { site: aSite({ country: 'NZ' }), now: testNow })).toMatchObject({
      terms: 'Over 5 years at 10.00%\u00a0p.a.',
      totalLabel: 'Total of payments',
    });
  });

  it('the figure of a finance form follows the site to another frequency', () => {
    expect(
      formFigure(
        { inputs: inputs(30_000) },
        { site: aSite({ finance: { defaultComparisonRate: 11.2, frequencyLocked: 'monthly' } }), now: testNow },
      ),
    ).toMatchObject({ text: '$638', per: 'per\u00a0month' });
  });

  it('the figure of a finance form has the total of payments in New Zealand', () => {
    const site = aSite({ country: 'NZ', finance_provider: 'Taurus' });
    const vehicle = aVehicle({ finance_lenders: { Taurus: { interestRate: 10, comparisonRate: 11 } } });
    expect(formFigure({ inputs: inputs(30_000), vehicle }, { site, now: testNow })).toMatchObject({
      text: '$147',
      total: '$38,220',
    });
  });

  it('the figure of a finance form leaves a lender out whose rules hide it', () => {
    const site = aSite({ finance_provider: 'Taurus', finance: { defaultComparisonRate: 11.2 } });
    const old = aVehicle({ year: 2013, finance_lenders: { Taurus: { interestRate: 5, comparisonRate: 6 } } });
    expect(formFigure({ inputs: inputs(30_000), vehicle: old }, { site, now: testNow })).toMatchObject({
      text: '$147',
      rates: { interest: '10.00%\u00a0p.a.' },
    });
  });

  it('the figure of a finance form is the lender’s quote for what was typed, with the month', () => {
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
  ])('the figure of a finance form quotes nothing %s', (_, given, change, site, text) => {
    expect(
      formFigure(
        { inputs: given, vehicle: aVehicle(change), quote: { weeklyRepaymentAmount: 90 } },
        { site, now: testNow },
      ),
    ).toEqual({ kind: 'none', text });
  });

  it('the figure of a finance form quotes nothing that is too small', () => {
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
