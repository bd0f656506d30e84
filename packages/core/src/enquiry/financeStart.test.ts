import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financeLink, siteRoutes } from '../routes/index.ts';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { readFinanceQuery, startFinanceForm } from './index.ts';

describe('readFinanceQuery', () => {
  it('readFinanceQuery reads what a car’s finance link says', () => {
    const vehicle = aVehicle();
    const { search } = new URL(financeLink(vehicle, aSite()), 'https://dealer.example');
    expect(readFinanceQuery(search)).toEqual({
      car: { kind: 'id', id: 1042 },
      preferredDealership: 'harbour-city-motors',
      budget: 45_990,
      carType: 'used',
      vin: 'MR0EXAMPLE0001042',
    });
  });

  it.each([
    ['', {}],
    ['?vehiclePriceBudget=-5&car_type=boat&preferredDealership=A B&vin=%3Cb%3E', {}],
    ['?vehiclePriceBudget=12999.50', { budget: 13_000 }],
    ['?car_id=2022-toyota-hilux', { car: { kind: 'slug', slug: '2022-toyota-hilux' } }],
  ])('readFinanceQuery: %s', (query, expected) => {
    expect(readFinanceQuery(query)).toEqual({ car: { kind: 'none' }, ...expected });
  });

  it('readFinanceQuery never throws, and never lets a text through that is more than letters, digits and hyphens', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (vin, dealership) => {
        const read = readFinanceQuery(`?${new URLSearchParams({ vin, preferredDealership: dealership }).toString()}`);
        expect(`${read.vin ?? ''}${read.preferredDealership ?? ''}`).toMatch(/^[\w-]*$/);
      }),
    );
  });
});

describe('startFinanceForm', () => {
  const site = aSite();
  it.each([
    ['nothing known', {}, { purchasePrice: '30000', term: '5' }],
    ['a budget', { budget: 45_990 }, { purchasePrice: '45990' }],
    ['a budget below what the form takes', { budget: 4_000 }, { purchasePrice: '10000' }],
    [
      'a car, whose price wins over the address',
      { budget: 20_000, vehicle: aVehicle({ price: 61_500 }) },
      { purchasePrice: '61500' },
    ],
    ['a car whose price nobody says', { budget: 20_000, vehicle: aVehicle({ price: 0 }) }, { purchasePrice: '20000' }],
  ])('startFinanceForm: %s', (_, start, expected) => {
    expect(startFinanceForm(start, { site, now: testNow })).toMatchObject({ creditHistory: 'GREAT', ...expected });
  });

  it('startFinanceForm takes the lender’s term, within what the form takes', () => {
    const vehicle = aVehicle({ finance_lenders: { Taurus: { interestRate: 8, comparisonRate: 9, termYears: 4 } } });
    expect(startFinanceForm({ vehicle }, { site: aSite({ finance_provider: 'Taurus' }), now: testNow }).term).toBe('4');
  });
});

describe('the addresses of the finance page', () => {
  const financeAddresses = (change: Parameters<typeof aSite>[0]) =>
    siteRoutes(aSite(change))
      .filter(({ name }) => name === 'finance')
      .map(({ pattern }) => pattern);

  it('the addresses of the finance page are those of the route table, the brands’ and the site’s own', () => {
    expect(
      financeAddresses({ manufacturer: 'Ford', routes: { financePath: '/money/loans?x=1#y' } }).toSorted(),
    ).toEqual(['/apply-for-finance', '/finance', '/finance-enquiry', '/ford-finance', '/money/loans']);
  });

  it('the addresses of the finance page do not include the home page', () => {
    expect(financeAddresses({ routes: { financePath: '/' } }).toSorted()).toEqual([
      '/apply-for-finance',
      '/finance',
      '/finance-enquiry',
    ]);
  });
});
