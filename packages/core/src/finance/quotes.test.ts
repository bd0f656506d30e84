import { describe, expect, it } from 'vitest';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import {
  financeDisclaimer,
  financeQuote,
  type FinanceQuote,
  noFinanceQuote,
  quoteEligibility,
  quoteRequest,
  weeklyEstimate,
} from './index.ts';
import type { FinanceQuoteAction } from './financeQuote.ts';
import { quoteFigures } from './quoteFigures.ts';
import { rateText } from './rateText.ts';

const site = aSite();
const nz = aSite({ country: 'NZ' });
const quote = { weeklyRepaymentAmount: 87, advertisedRate: 8.49, comparisonRate: 9.1 };

describe('quoteEligibility', () => {
  it.each([
    ['all in order', {}, site, 'eligible'],
    ['an nvic instead of a VIN', { vin: undefined, nvic: 'ABC123' }, site, 'eligible'],
    ['neither nvic nor VIN', { vin: undefined }, site, 'identity'],
    ['a VIN that is none', { vin: 'TBA' }, site, 'identity'],
    ['a price of 0', { price: 0 }, site, 'price'],
    ['a price of 1', { price: 1 }, site, 'eligible'],
    ['no price', { price: undefined }, site, 'price'],
    ['a quote already', { youxQuote: quote }, site, 'quoted'],
    ['sold', { status: 'sold' }, site, 'sold'],
    ['finance hidden', {}, aSite({ finance: { hidden: true } }), 'site'],
    [
      'finance hidden for its dealership',
      {},
      aSite({ finance: { hiddenDealerships: ['harbour-city-motors'] } }),
      'site',
    ],
  ])('quoteEligibility with %s', (_, change, where, expected) => {
    const result = quoteEligibility(aVehicle(change), where);
    expect(result).toStrictEqual(
      expected === 'eligible' ? { kind: 'eligible' } : { kind: 'ineligible', reason: expected },
    );
  });
});

describe('quoteRequest', () => {
  it("quoteRequest of a car's page says GREAT and five years", () => {
    expect(quoteRequest(aVehicle({ nvic: 'ABC123' }))).toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 45_990,
      loanTerm: 5,
      year: 2022,
      vin: 'MR0EXAMPLE0001042',
      nvic: 'ABC123',
    });
  });

  it('quoteRequest sends a VIN as lenders look it up, and nothing that is none', () => {
    expect(quoteRequest(aVehicle({ vin: 'mr0 example-0001042' }))).toMatchObject({ vin: 'MR0EXAMPLE0001042' });
    expect(quoteRequest(aVehicle({ vin: 'SEE DEALER' }))).not.toHaveProperty('vin');
  });

  it('quoteRequest says what the buyer said, and leaves out what nobody knows', () => {
    expect(
      quoteRequest({}, { creditHistory: 'POOR', purchasePrice: 20_000, years: 7, whoIsHelping: 'Sam' }),
    ).toStrictEqual({ selfAssessedCreditScore: 'POOR', purchasePrice: 20_000, loanTerm: 7, whoIsHelping: 'Sam' });
    expect(quoteRequest({})).toStrictEqual({ selfAssessedCreditScore: 'GREAT', purchasePrice: 0, loanTerm: 5 });
  });
});

describe('financeQuote', () => {
  const after = (...actions: FinanceQuoteAction[]): FinanceQuote => actions.reduce(financeQuote, noFinanceQuote);

  it('waits for a finance quote, loads it and shows it', () => {
    expect(after({ kind: 'change' })).toEqual({ kind: 'waiting', revision: 1 });
    expect(after({ kind: 'change' }, { kind: 'ask', revision: 1 })).toEqual({ kind: 'loading', revision: 1 });
    expect(after({ kind: 'change' }, { kind: 'ask', revision: 1 }, { kind: 'answer', revision: 1, quote })).toEqual({
      kind: 'quote',
      revision: 1,
      quote,
    });
  });

  it('financeQuote is cleared by a failure and by a quote without a payment', () => {
    expect(after({ kind: 'change' }, { kind: 'ask', revision: 1 }, { kind: 'fail', revision: 1 })).toEqual({
      kind: 'none',
      revision: 1,
    });
    expect(after({ kind: 'change' }, { kind: 'ask', revision: 1 }, { kind: 'answer', revision: 1, quote: {} })).toEqual(
      {
        kind: 'none',
        revision: 1,
      },
    );
  });

  it('financeQuote ignores what a change has overtaken, and asks once', () => {
    const overtaken = after({ kind: 'change' }, { kind: 'ask', revision: 1 }, { kind: 'change' });
    for (const late of [
      { kind: 'answer', revision: 1, quote },
      { kind: 'fail', revision: 1 },
      { kind: 'ask', revision: 1 },
    ] as const)
      expect(financeQuote(overtaken, late)).toBe(overtaken);
    const loading = financeQuote(overtaken, { kind: 'ask', revision: 2 });
    expect(financeQuote(loading, { kind: 'ask', revision: 2 })).toBe(loading);
  });
});

describe('quoteFigures', () => {
  it('quoteFigures say the week, the month at 4.33 weeks and the rates together', () => {
    // 87 x 4.33 = 376.71.
    expect(quoteFigures(quote, site, 5)).toEqual({
      kind: 'figures',
      weekly: '$87',
      monthly: '$376.71',
      rates: {
        kind: 'rates',
        interest: '8.49%\u00a0p.a.',
        comparison: '9.10%\u00a0p.a.',
        warning: expect.stringContaining('WARNING'),
      },
    });
    expect(quoteFigures({ weeklyRepaymentAmount: 100 }, site, 5)).toEqual({
      kind: 'figures',
      weekly: '$100',
      monthly: '$433',
      rates: { kind: 'none' },
    });
  });

  it('quoteFigures say the total of payments in New Zealand', () => {
    // 87 x 52 x 5.
    expect(quoteFigures(quote, nz, 5)).toMatchObject({
      total: '$22,620',
      rates: expect.not.objectContaining({ warning: expect.anything() }),
    });
  });

  it.each([[undefined], [{}], [{ weeklyRepaymentAmount: 0 }]])('quoteFigures are nothing for %o', (given) => {
    expect(quoteFigures(given, site, 5)).toEqual({ kind: 'none' });
  });
});

describe('rateText', () => {
  it.each([
    [{ interestRate: 8.5 }],
    [{ comparisonRate: 9.1 }],
    [{}],
    [{ interestRate: -1, comparisonRate: 9 }],
    [{ interestRate: Number.NaN, comparisonRate: 9 }],
    [{ interestRate: 8.5, comparisonRate: Number.POSITIVE_INFINITY }],
  ])('rateText never says a rate alone: %o', (rates) => {
    expect(rateText(rates, site)).toEqual({ kind: 'none' });
  });

  it('rateText takes 0 as a rate', () => {
    expect(rateText({ interestRate: 0, comparisonRate: 0 }, site)).toMatchObject({ interest: '0.00%\u00a0p.a.' });
  });
});

describe("weeklyEstimate at the site's own rate", () => {
  // 30000 at 10 % over five years is 146.7333 a week.
  it("is the week at the site's sample rate over five years", () => {
    expect(weeklyEstimate(aVehicle({ price: 30_000 }), site, testNow)).toEqual({
      amount: 147,
      text: '$147 per\u00a0week',
      short: '$147/wk',
      rates: { kind: 'none' },
      from: 'site',
    });
  });

  it('is without deposit and residual', () => {
    // 26001 without interest over 260 weeks: 100.004, shown 101; a dollar less would be 100.
    expect(
      weeklyEstimate(aVehicle({ price: 26_001 }), aSite({ finance: { rateMin: 0, defaultRate: 0 } }), testNow)?.amount,
    ).toBe(101);
  });

  it('is rounded as the site says for its lender', () => {
    // 26001 without interest over 260 weeks: 100.0038.
    const rounding = {
      finance_provider: 'Angle',
      finance: { rateMin: 0, defaultRate: 0, paymentRounding: { Angle: 'ceil-cent' } },
    } as const;
    expect(weeklyEstimate(aVehicle({ price: 26_001 }), aSite(rounding), testNow)?.amount).toBe(100.01);
  });

  it('shows "per week*" only with the rates of a lender', () => {
    // 30000 at 8.5 per cent over 260 weeks: 141.84.
    const vehicle = aVehicle({
      price: 30_000,
      finance_lenders: { Angle: { interestRate: 8.5, comparisonRate: 9.1, paymentWeek: 128 } },
    });
    expect(weeklyEstimate(vehicle, aSite({ finance_provider: 'Angle' }), testNow)?.text).toBe('$142 per\u00a0week*');
    expect(weeklyEstimate(vehicle, aSite(), testNow)?.text).toBe('$147 per\u00a0week');
  });

  it('says the total of payments in New Zealand', () => {
    // 260 x 147.
    expect(weeklyEstimate(aVehicle({ price: 30_000 }), nz, testNow)?.short).toBe('$147/wk, $38,220 total of payments');
  });

  it.each([
    ['no price', { price: undefined }, {}],
    ['a placeholder price', { price: 10 }, {}],
    ['too small a payment', { price: 5_000 }, { finance: { rateMin: 0, defaultRate: 0 } }],
    ['a sold car', { status: 'sold' }, {}],
    ['hidden finance', {}, { finance: { hidden: true } }],
    ['a price that the calculator complains about', { price: 250_000 }, {}],
    [
      "a price at the calculator's least",
      { price: 5_000 },
      { finance: { amountMin: 5_000, rateMin: 0, defaultRate: 15 } },
    ],
    ['a subscription', { subscription_price: 369 }, { price: { offersSubscriptions: true } }],
  ])('is nothing for %s', (_, change, where) => {
    expect(weeklyEstimate(aVehicle(change), aSite(where), testNow)).toBeUndefined();
  });
});

describe('financeDisclaimer', () => {
  it('financeDisclaimer folds from 198 characters on, to 197 and three dots', () => {
    expect(financeDisclaimer(site, { disclaimer: 'x'.repeat(197) }).details.kind).toBe('whole');
    expect(financeDisclaimer(site, { disclaimer: 'x'.repeat(198) }).details).toMatchObject({
      kind: 'collapsed',
      short: `${'x'.repeat(197)}...`,
      text: 'x'.repeat(198),
    });
  });

  it("financeDisclaimer is the lender's for this car, else the site's, and the legal part where there is one", () => {
    expect(financeDisclaimer(site).details.text).toContain('not an offer of credit');
    expect(financeDisclaimer(site, { disclaimer: '<p>Approved applicants only.</p>' })).toEqual({
      details: { kind: 'whole', text: 'Approved applicants only.' },
      startsCollapsed: false,
    });
    expect(
      financeDisclaimer(aSite({ finance: { disclaimerCollapsed: true, legalDisclaimer: 'Credit licence 000000.' } })),
    ).toMatchObject({ startsCollapsed: true, legal: 'Credit licence 000000.' });
    expect(financeDisclaimer(aSite({ finance: { legalDisclaimer: '' } })).legal).toBeUndefined();
  });

  describe('next to the rates of a lender, has the warning about comparison rates once', () => {
    const rates = { interestRate: 8.5, comparisonRate: 9.31 };
    const dealers = 'Rates range from 8.38% p.a. to 19.42% p.a.';

    it.each([
      'WARNING: this comparison rate is true only for the example given; different terms, fees or amounts may give a different rate.',
      '<strong>WARNING:</strong> This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
      'A comparison rate is true only for the example given and may not include all fees and charges.',
    ])('where the lender or the dealer writes "%s"', (warning) => {
      const lender = { ...rates, disclaimer: `No deposit. ${warning} Approved applicants only.` };
      const legal = aSite({ finance: { legalDisclaimer: `${dealers} ${warning}` } });
      expect(financeDisclaimer(legal, lender)).toMatchObject({
        details: { text: 'No deposit. Approved applicants only.' },
        legal: dealers,
      });
      // Without rates, and in New Zealand, the page has no warning of its own.
      expect(financeDisclaimer(legal, { disclaimer: lender.disclaimer }).details.text).toMatch(
        /comparison rate is true/,
      );
      expect(financeDisclaimer(legal).legal).toMatch(/comparison rate is true/);
      expect(financeDisclaimer({ ...legal, country: 'NZ' }, lender).legal).toMatch(/comparison rate is true/);
    });

    it('where the text only names the rate', () => {
      const disclaimer = 'Comparison rate 9.31% p.a. for a secured loan of $30,000 over 5 years. Different fees apply.';
      expect(financeDisclaimer(aSite(), { ...rates, disclaimer }).details.text).toBe(disclaimer);
    });
  });
});
