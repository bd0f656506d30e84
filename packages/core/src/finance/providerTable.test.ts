import { describe, expect, it } from 'vitest';
import { financeProviders } from '../site/index.ts';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { lenderEligibility } from './lenderEligibility.ts';

type Provider = (typeof financeProviders)[number];

/** Decision A17's table as it is written there, column by column; '-' means that the provider does not mind. */
const table: Record<
  Provider,
  { inStock: '-' | 'yes'; above500: '-' | 'yes'; payment: '-' | 'week' | 'month'; year: '-' | 'yes' }
> = {
  Taurus: { inStock: 'yes', above500: 'yes', payment: '-', year: 'yes' },
  '360 Finance': { inStock: 'yes', above500: '-', payment: '-', year: '-' },
  AusLoans: { inStock: 'yes', above500: '-', payment: '-', year: '-' },
  Manual: { inStock: 'yes', above500: 'yes', payment: 'week', year: '-' },
  Angle: { inStock: 'yes', above500: 'yes', payment: 'week', year: '-' },
  Powertorque: { inStock: 'yes', above500: 'yes', payment: 'week', year: '-' },
  'Nissan Finance': { inStock: 'yes', above500: 'yes', payment: 'month', year: '-' },
  'Car Clarity': { inStock: '-', above500: '-', payment: '-', year: '-' },
};

/** One fact of a car at a time is at its bound; `fails` says which column of the table minds. testNow is in 2026. */
const cases = [
  { says: 'all in order', car: {}, lender: {}, fails: () => false },
  { says: 'coming soon', car: { status: 'coming_soon' }, lender: {}, fails: () => false },
  {
    says: 'sold',
    car: { status: 'sold' },
    lender: {},
    fails: (row: (typeof table)[Provider]) => row.inStock === 'yes',
  },
  {
    says: 'sold by its flag',
    car: { sold: true },
    lender: {},
    fails: (row: (typeof table)[Provider]) => row.inStock === 'yes',
  },
  { says: '501 dollars', car: { price: 501 }, lender: {}, fails: () => false },
  {
    says: '500 dollars',
    car: { price: 500 },
    lender: {},
    fails: (row: (typeof table)[Provider]) => row.above500 === 'yes',
  },
  {
    says: 'no price',
    car: { price: undefined },
    lender: {},
    fails: (row: (typeof table)[Provider]) => row.above500 === 'yes',
  },
  { says: 'of 2014', car: { year: 2014 }, lender: {}, fails: () => false },
  { says: 'of 2013', car: { year: 2013 }, lender: {}, fails: (row: (typeof table)[Provider]) => row.year === 'yes' },
  {
    says: 'without a year',
    car: { year: undefined },
    lender: {},
    fails: (row: (typeof table)[Provider]) => row.year === 'yes',
  },
  {
    says: 'no weekly payment',
    car: {},
    lender: { paymentWeek: undefined },
    fails: (row: (typeof table)[Provider]) => row.payment === 'week',
  },
  {
    says: 'a weekly payment of 0',
    car: {},
    lender: { paymentWeek: 0 },
    fails: (row: (typeof table)[Provider]) => row.payment === 'week',
  },
  {
    says: 'no monthly payment',
    car: {},
    lender: { paymentMonth: undefined },
    fails: (row: (typeof table)[Provider]) => row.payment === 'month',
  },
  {
    says: 'a monthly payment of 0',
    car: {},
    lender: { paymentMonth: 0 },
    fails: (row: (typeof table)[Provider]) => row.payment === 'month',
  },
  { says: 'no interest rate', car: {}, lender: { interestRate: undefined }, fails: () => true },
  { says: 'no comparison rate', car: {}, lender: { comparisonRate: undefined }, fails: () => true },
  { says: 'rates of 0, which are rates', car: {}, lender: { interestRate: 0, comparisonRate: 0 }, fails: () => false },
];

describe('the finance providers', () => {
  it('there are eight finance providers', () => {
    expect([...financeProviders].sort()).toEqual(Object.keys(table).sort());
  });

  describe.each(Object.keys(table) as Provider[])('%s', (provider) => {
    it.each(cases)('$says', ({ car, lender, fails }) => {
      const offer = { interestRate: 8.5, comparisonRate: 9.1, paymentWeek: 128, paymentMonth: 556, ...lender };
      const vehicle = aVehicle({ year: 2022, finance_lenders: { [provider]: offer }, ...car });
      expect(lenderEligibility(vehicle, aSite({ finance_provider: provider }), testNow).kind).toBe(
        fails(table[provider]) ? 'ineligible' : 'eligible',
      );
    });

    it("shows nothing with another lender's data, or with an empty lender", () => {
      const other = aVehicle({
        finance_lenders: {
          [provider === 'Manual' ? 'Angle' : 'Manual']: {
            interestRate: 8.5,
            comparisonRate: 9.1,
            paymentWeek: 128,
            paymentMonth: 556,
          },
        },
      });
      const empty = aVehicle({ finance_lenders: { [provider]: {} } });
      for (const vehicle of [other, empty])
        expect(lenderEligibility(vehicle, aSite({ finance_provider: provider }), testNow)).toEqual({
          kind: 'ineligible',
          reason: 'provider',
        });
    });
  });

  it('the finance providers are hidden on Suzuki sites and for named dealerships', () => {
    const vehicle = aVehicle({
      finance_lenders: { Angle: { interestRate: 8.5, comparisonRate: 9.1, paymentWeek: 128 } },
    });
    expect(lenderEligibility(vehicle, aSite({ finance_provider: 'Angle', manufacturer: 'Suzuki' }), testNow)).toEqual({
      kind: 'ineligible',
      reason: 'site',
    });
    expect(
      lenderEligibility(
        vehicle,
        aSite({ finance_provider: 'Angle', finance: { hiddenDealerships: ['harbour-city-motors'] } }),
        testNow,
      ),
    ).toEqual({ kind: 'ineligible', reason: 'dealership' });
  });
});
