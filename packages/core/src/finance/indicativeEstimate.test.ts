import { describe, expect, it } from 'vitest';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { financeFaq, indicativeEstimate, isQuotable } from './index.ts';

describe('indicativeEstimate', () => {
  it('is the calculator’s figure at the site’s rate, and says no rate without a comparison rate', () => {
    expect(indicativeEstimate({ price: 30_000, years: 5 }, { site: aSite(), now: testNow })).toEqual({ kind: 'repayment', text: '$147', per: 'per\u00a0week', rates: { kind: 'none' } });
  });

  it('follows the site to another frequency', () => {
    expect(indicativeEstimate({ price: 30_000, years: 5 }, { site: aSite({ finance: { frequencyLocked: 'monthly' } }), now: testNow })).toMatchObject({ text: '$638', per: 'per\u00a0month' });
  });

  it('says the total of payments beside a payment in New Zealand, and no rates', () => {
    const site = aSite({ country: 'NZ', finance_provider: 'Taurus' });
    const vehicle = aVehicle({ finance_lenders: { Taurus: { interestRate: 10, comparisonRate: 11 } } });
    expect(indicativeEstimate({ price: 30_000, years: 5 }, { vehicle, site, now: testNow })).toMatchObject({ text: '$147', total: '$38,220', rates: { kind: 'none' } });
  });

  it('asks to enquire where the payment is too small to quote', () => {
    expect(indicativeEstimate({ price: 1_000, years: 7 }, { site: aSite(), now: testNow })).toMatchObject({ kind: 'enquire', text: 'Enquire for Finance', per: '' });
  });

  it('leaves a lender out whose rules hide it', () => {
    const site = aSite({ finance_provider: 'Taurus' });
    const old = aVehicle({ year: 2013, finance_lenders: { Taurus: { interestRate: 5, comparisonRate: 6 } } });
    expect(indicativeEstimate({ price: 30_000, years: 5 }, { vehicle: old, site, now: testNow })).toMatchObject({ text: '$147', rates: { kind: 'none' } });
  });
});

describe('isQuotable', () => {
  it.each([
    ['a car that the lender can tell', {}, {}, true],
    ['one that came with a quote', { youxQuote: { weeklyRepaymentAmount: 100 } }, {}, true],
    ['one without nvic and VIN', { vin: undefined }, {}, false],
    ['one without a price', { price: 0 }, {}, false],
    ['a sold one', { status: 'sold' as const }, {}, false],
    ['a site without such a lender', {}, { finance: { liveQuotes: false } }, false],
    ['a site that hides finance', {}, { finance: { hidden: true } }, false],
  ])('%s', (_, change, site, expected) => {
    expect(isQuotable(aVehicle(change), aSite(site))).toBe(expected);
  });

  it('is no for no car', () => {
    expect(isQuotable(undefined, aSite())).toBe(false);
  });
});

describe('financeFaq', () => {
  it('is the site’s own, else the platform’s, for the country', () => {
    const own = [{ question: 'Who lends?', answer: 'Our panel.' }];
    expect(financeFaq(aSite({ finance: { faq: own } }))).toEqual(own);
    expect(financeFaq(aSite({ country: 'NZ' }))[0]?.answer).toContain('New Zealand');
    expect(financeFaq(aSite())[0]?.answer).not.toContain('New Zealand');
  });
});
