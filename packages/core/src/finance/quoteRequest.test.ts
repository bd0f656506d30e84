import { describe, expect, it } from 'vitest';
import { aSite, aVehicle } from '../testing/index.ts';
import { financeFaq, canRequestQuote } from './index.ts';

describe('canRequestQuote', () => {
  it.each([
    ['a car that the lender can tell', {}, {}, true],
    ['one that came with a quote', { youxQuote: { weeklyRepaymentAmount: 100 } }, {}, true],
    ['one without nvic and VIN', { vin: undefined }, {}, false],
    ['one without a price', { price: 0 }, {}, false],
    ['a sold one', { status: 'sold' as const }, {}, false],
    ['a site without such a lender', {}, { finance: { liveQuotes: false } }, false],
    ['a site that hides finance', {}, { finance: { hidden: true } }, false],
  ])('canRequestQuote: %s', (_, change, site, expected) => {
    expect(canRequestQuote(aVehicle(change), aSite(site))).toBe(expected);
  });

  it('canRequestQuote is no for no car', () => {
    expect(canRequestQuote(undefined, aSite())).toBe(false);
  });
});

describe('financeFaq', () => {
  it('financeFaq is the site’s own, else the platform’s, for the country', () => {
    const own = [{ question: 'Who lends?', answer: 'Our panel.' }];
    expect(financeFaq(aSite({ finance: { faq: own } }))).toEqual(own);
    expect(financeFaq(aSite({ country: 'NZ' }))[0]?.answer).toContain('New Zealand');
    expect(financeFaq(aSite())[0]?.answer).toContain('A current Australian driver licence');
  });

  it('financeFaq answers what buyers usually ask, without a promise for a lender', () => {
    const faq = financeFaq(aSite({ answerTime: 'We answer within a day' }));
    expect(faq.map(({ question }) => question)).toEqual([
      'What do I need to apply?',
      'Does the estimate touch my credit score?',
      'Is the repayment final?',
      'Can I use my trade-in or a deposit?',
      'What happens after I send this?',
    ]);
    expect(faq[1]?.answer).toMatch(/^No\. Nobody looks at your credit file/);
    expect(faq[2]?.answer).toMatch(/^No\. It is indicative\./);
    expect(faq[3]?.answer).toMatch(/^Yes\. /);
    expect(faq[4]?.answer).toMatch(/We answer within a day\.$/);
  });
});
