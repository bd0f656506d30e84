import { describe, expect, it } from 'vitest';
import { aHilux as car } from '../testing/aHilux.ts';
import { aSite } from '../testing/index.ts';
import type { Vehicle } from '../vehicle/index.ts';
import { lenderEligibility } from './lenderEligibility.ts';
import { weeklyEstimate, weeklyText } from './weeklyEstimate.ts';

type Provider = NonNullable<ReturnType<typeof aSite>['finance_provider']>;
const now = Date.UTC(2026, 5, 1);
const rates = { interestRate: 8.5, comparisonRate: 9.1 };
const financed = (
  provider: Provider,
  change: Record<string, unknown> = {},
  lender: Record<string, unknown> = rates,
): Vehicle => car({ finance_lenders: { [provider]: lender }, ...change });
const answer = (
  provider: Provider,
  change: Record<string, unknown> = {},
  lender: Record<string, unknown> = rates,
  at: number = now,
): string => {
  const result = lenderEligibility(financed(provider, change, lender), aSite({ finance_provider: provider }), at);
  return result.kind === 'eligible' ? 'eligible' : result.reason;
};
const weekly = { ...rates, paymentWeek: 128 };
const monthly = { ...rates, paymentMonth: 556 };

describe('lenderEligibility', () => {
  it.each([
    ['Taurus', { year: 2014 }, rates, 'eligible'],
    ['Taurus', { year: 2013 }, rates, 'age'],
    ['Taurus', { year: undefined }, rates, 'age'],
    ['Taurus', { price: 500 }, rates, 'price'],
    ['Taurus', { price: 501 }, rates, 'eligible'],
    ['Taurus', { status: 'sold' }, rates, 'sold'],
    ['Taurus', { status: 'coming_soon' }, rates, 'eligible'],
    ['360 Finance', { price: 0 }, rates, 'eligible'],
    ['360 Finance', { sold: true }, rates, 'sold'],
    ['AusLoans', { price: undefined, year: 1990 }, rates, 'eligible'],
    ['AusLoans', { status: 'sold' }, rates, 'sold'],
    ['Manual', {}, weekly, 'eligible'],
    ['Manual', {}, rates, 'payment'],
    ['Manual', {}, { ...rates, paymentWeek: 0 }, 'payment'],
    ['Angle', {}, weekly, 'eligible'],
    ['Angle', { price: 500 }, weekly, 'price'],
    ['Powertorque', { status: 'sold' }, weekly, 'sold'],
    ['Powertorque', {}, monthly, 'payment'],
    ['Nissan Finance', {}, monthly, 'eligible'],
    ['Nissan Finance', {}, weekly, 'payment'],
    ['Car Clarity', { status: 'sold', price: 0 }, rates, 'eligible'],
    ['Car Clarity', {}, { interestRate: 8.5, comparisonRate: null }, 'rates'],
    ['Car Clarity', {}, { interestRate: null, comparisonRate: 9.1 }, 'rates'],
    ['Car Clarity', {}, { interestRate: 0, comparisonRate: 0 }, 'eligible'],
    ['Car Clarity', {}, {}, 'provider'],
  ] as [Provider, Record<string, unknown>, Record<string, unknown>, string][])(
    'lenderEligibility: %s with %o and %o: %s',
    (provider, change, lender, expected) => {
      expect(answer(provider, change, lender)).toBe(expected);
    },
  );

  it("lenderEligibility takes the year from Brisbane's calendar", () => {
    // 31 December 2025, 14:00 UTC is 1 January 2026 in Brisbane: 2013 is thirteen years back.
    expect(answer('Taurus', { year: 2013 }, rates, Date.UTC(2025, 11, 31, 13, 59))).toBe('eligible');
    expect(answer('Taurus', { year: 2013 }, rates, Date.UTC(2025, 11, 31, 14, 0))).toBe('age');
  });

  it("lenderEligibility needs the configured provider's data and heeds the site's refusals", () => {
    const vehicle = financed('Angle', { dealership_slug: 'southside' }, weekly);
    expect(lenderEligibility(vehicle, aSite(), now)).toEqual({ kind: 'ineligible', reason: 'provider' });
    expect(lenderEligibility(vehicle, aSite({ finance_provider: 'Manual' }), now)).toEqual({
      kind: 'ineligible',
      reason: 'provider',
    });
    expect(lenderEligibility(vehicle, aSite({ finance_provider: 'Angle', finance: { hidden: true } }), now)).toEqual({
      kind: 'ineligible',
      reason: 'site',
    });
    expect(
      lenderEligibility(
        vehicle,
        aSite({ finance_provider: 'Angle', finance: { hiddenDealerships: ['southside'] } }),
        now,
      ),
    ).toEqual({ kind: 'ineligible', reason: 'dealership' });
  });

  it.each(['nissan_finance', 'nissan-finance', 'NissanFinance'])('finds a lender that the feed calls %s', (key) => {
    const vehicle = car({ finance_lenders: { [key]: monthly } });
    expect(lenderEligibility(vehicle, aSite({ finance_provider: 'Nissan Finance' }), now).kind).toBe('eligible');
  });

  it('goes by the lender that has exactly the name where the feed has two spellings of it', () => {
    const vehicle = car({ finance_lenders: { angle: { ...weekly, paymentWeek: 140 }, Angle: weekly } });
    expect(lenderEligibility(vehicle, aSite({ finance_provider: 'Angle' }), now)).toMatchObject({
      kind: 'eligible',
      lender: { paymentWeek: 128 },
    });
  });
});

describe('weeklyEstimate', () => {
  const angle = aSite({ finance_provider: 'Angle' });
  /** Loans without interest, which are reckoned in the head. */
  const taurusSite = (finance: NonNullable<Parameters<typeof aSite>[0]>['finance'] = {}) =>
    aSite({ finance_provider: 'Taurus', finance: { rateMin: 0, ...finance } });

  it("weeklyEstimate is computed from the lender's loan, also where it names a payment of its own", () => {
    // 45990 at 8.5 per cent over 260 weeks: 217.22.
    expect(weeklyEstimate(financed('Angle', {}, { ...rates, paymentWeek: 127.2 }), angle, now)).toMatchObject({
      amount: 218,
      text: '$218 per\u00a0week*',
      short: '$218/wk*',
      from: 'lender',
    });
  });

  it("weeklyEstimate is computed from the lender's rate where it names no payment", () => {
    // 30000 at 10 % over 5 years, weekly: 146.73.
    const vehicle = financed('Taurus', { price: 30_000 }, { interestRate: 10, comparisonRate: 10.5, termYears: 5 });
    expect(weeklyEstimate(vehicle, taurusSite(), now)?.amount).toBe(147);
  });

  it("weeklyEstimate takes the term of the lender in months, and the brand's fees", () => {
    // 31200 without interest over 36 months is 156 weeks: 200. With 6 + 912.25 financed: 205.886, and 8 a month is 1.846 a week: 207.73.
    const vehicle = financed('Taurus', { price: 31_200 }, { interestRate: 0, comparisonRate: 0, termMonths: 36 });
    expect(weeklyEstimate(vehicle, taurusSite(), now)?.amount).toBe(200);
    const brandFees = { establishment: 0, securityRegistration: 6, monthlyAdmin: 8, dealerAgency: 912.25 };
    expect(weeklyEstimate(vehicle, taurusSite({ brandFees }), now)?.amount).toBe(208);
  });

  it("weeklyEstimate leaves the lender's balloon owing, unless the product ends at $0", () => {
    // 31200 - 15600 without interest over 156 weeks: 100.
    const vehicle = financed(
      'Taurus',
      { price: 31_200 },
      { interestRate: 0, comparisonRate: 0, termYears: 3, balloon: 15_600 },
    );
    expect(weeklyEstimate(vehicle, taurusSite(), now)?.amount).toBe(100);
    expect(weeklyEstimate(vehicle, taurusSite({ forceZeroResidual: true }), now)?.amount).toBe(200);
  });

  it("weeklyEstimate takes a lender's payment of 0 for none, its deposit off the price, and the site's term where it names none", () => {
    const taurus = taurusSite({ defaultTerm: 6, detailTerm: 5 });
    const free = { interestRate: 0, comparisonRate: 0 };
    // 31200 without interest: 156 weeks of 200; with 15600 down, of 100; over the five years of a car's page, 260 of 120.
    expect(
      weeklyEstimate(financed('Taurus', { price: 31_200 }, { ...free, termYears: 3, paymentWeek: 0 }), taurus, now)
        ?.amount,
    ).toBe(200);
    expect(
      weeklyEstimate(financed('Taurus', { price: 31_200 }, { ...free, termYears: 3, deposit: 15_600 }), taurus, now)
        ?.amount,
    ).toBe(100);
    expect(weeklyEstimate(financed('Taurus', { price: 31_200 }, free), taurus, now)?.amount).toBe(120);
  });

  it('weeklyEstimate is rounded as the site says for that lender', () => {
    // 26001 without interest over 260 weeks: 100.0038.
    const vehicle = financed('Taurus', { price: 26_001 }, { interestRate: 0, comparisonRate: 0, termYears: 5 });
    expect(weeklyEstimate(vehicle, taurusSite({ paymentRounding: { Taurus: 'ceil-cent' } }), now)?.amount).toBe(100.01);
    expect(weeklyEstimate(vehicle, taurusSite({ paymentRounding: { Angle: 'ceil-cent' } }), now)?.amount).toBe(101);
  });

  it('weeklyEstimate is nothing without a price where the lender names no payment', () => {
    const where = aSite({ finance_provider: '360 Finance' });
    expect(weeklyEstimate(financed('360 Finance', { price: undefined }), where, now)).toBeUndefined();
    // Fees of 10400 alone would be 40 a week and more over five years: no price for a car.
    expect(
      weeklyEstimate(
        financed('360 Finance', { price: undefined }, { ...rates, establishmentFees: 10_400 }),
        where,
        now,
      ),
    ).toBeUndefined();
    expect(
      weeklyEstimate(financed('360 Finance', { price: 0 }, { ...rates, establishmentFees: 10_400 }), where, now),
    ).toBeUndefined();
  });

  it.each([
    [
      'a rate above the slider at its upper end',
      { price: 30_000 },
      { interestRate: 24, comparisonRate: 25, termYears: 5 },
      { interestRate: 15, comparisonRate: 25, termYears: 5 },
    ],
    [
      'a rate below the slider at its lower end',
      { price: 30_000 },
      { interestRate: 0, comparisonRate: 0, termYears: 5 },
      { interestRate: 0.5, comparisonRate: 0, termYears: 5 },
    ],
    ['a term of 8 years at 7', { price: 30_000 }, { ...rates, termYears: 8 }, { ...rates, termYears: 7 }],
    [
      'a term of 50 months at the nearest half year',
      { price: 30_000 },
      { ...rates, termMonths: 50 },
      { ...rates, termYears: 4 },
    ],
    [
      'a deposit of more than 250000 at that',
      { price: 240_000 },
      { ...rates, deposit: 900_000 },
      { ...rates, deposit: 250_000 },
    ],
  ])('weeklyEstimate takes %s, as the calculator does', (_, change, given, counted) => {
    const site = aSite({ finance_provider: 'Taurus' });
    expect(weeklyEstimate(financed('Taurus', change, given), site, now)?.amount).toBe(
      weeklyEstimate(financed('Taurus', change, counted), site, now)?.amount,
    );
  });

  it('weeklyEstimate is rounded by the rule of the lender that the car names', () => {
    // 26001 without interest over 260 weeks: 100.0038.
    const site = taurusSite({ paymentRounding: { 'Lender Two': 'ceil-cent' } });
    expect(
      weeklyEstimate(
        financed(
          'Taurus',
          { price: 26_001 },
          { interestRate: 0, comparisonRate: 0, termYears: 5, financeProvider: 'Lender Two' },
        ),
        site,
        now,
      )?.amount,
    ).toBe(100.01);
  });

  it('weeklyEstimate is shown only with the rates of a lender', () => {
    expect(weeklyText(financed('Angle', {}, weekly), angle, now)).toBe('$218 per\u00a0week*');
    expect(weeklyText(financed('Angle'), angle, now)).toBeUndefined();
    expect(weeklyEstimate(financed('Angle'), angle, now)?.from).toBe('site');
  });

  it('weeklyEstimate is nothing for a sold car, or a payment too small to quote', () => {
    expect(
      weeklyEstimate(financed('Car Clarity', { status: 'sold' }), aSite({ finance_provider: 'Car Clarity' }), now),
    ).toBeUndefined();
    expect(weeklyEstimate(financed('Taurus', { price: 2_000 }), taurusSite(), now)).toBeUndefined();
  });

  it('weeklyEstimate states the total of its own payments in New Zealand', () => {
    // 156 weeks of 200; a total that the lender names is that of another loan.
    const nz = aSite({ finance_provider: 'Taurus', country: 'NZ', finance: { rateMin: 0 } });
    const vehicle = financed(
      'Taurus',
      { price: 31_200 },
      { interestRate: 0, comparisonRate: 0, termYears: 3, totalPayable: 33_000 },
    );
    expect(weeklyEstimate(vehicle, nz, now)?.text).toBe('$200 per\u00a0week*, $31,200 total of payments');
  });
});
