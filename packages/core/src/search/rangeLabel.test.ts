import { describe, expect, it } from 'vitest';
import { aLocation, aSite } from '../testing/index.ts';
import { activeFilters, changeRange, emptySearchState, facetRange, rangeLabel, refinementFilter } from './index.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('rangeLabel', () => {
  it.each([
    ['price', { min: 20_000 }, '$20,000 and over'],
    ['price', { min: 0, max: 30_000 }, 'Under $30,000'],
    ['price', { max: 30_000 }, 'Under $30,000'],
    ['price', { min: 20_000, max: 20_000 }, '$20,000'],
    ['price', { min: 1, max: 2 }, '$1 to $2'],
    ['subscription_price', { min: 0, max: 250 }, 'Under $250 / week'],
    ['km', { min: 5_000 }, '5,000 km and over'],
    ['year', { min: 2018 }, '2018 or newer'],
    ['year', { min: 0, max: 2015 }, '2015 or older'],
    ['year', { min: 2015, max: 2018 }, '2015 to 2018'],
    ['seats', { min: 7 }, '7 or more seats'],
    ['seats', { min: 5, max: 7 }, '5 seats to 7 seats'],
    ['towing_capacity', { min: 2_500 }, 'Towing 2,500 kg or more'],
    ['towing_capacity', { max: 2_000 }, 'Under 2,000 kg towing'],
    ['ancap_stars', { min: 5 }, 'ANCAP 5 stars'],
    ['ancap_stars', { min: 4 }, 'ANCAP 4 stars or more'],
    ['electric_range', { min: 400 }, 'Range 400 km or more'],
    ['fuel_consumption', { max: 6 }, '6 L/100 km or less'],
    ['fuel_consumption', { min: 6, max: 8 }, '6 L/100 km to 8 L/100 km'],
    ['energy_consumption', { min: 0, max: 16 }, '16 kWh/100 km or less'],
    ['electric_range', { min: 300, max: 500 }, '300 km range to 500 km range'],
  ])('rangeLabel: %s %j reads "%s"', (attribute, range, label) => {
    expect(plain(rangeLabel(attribute, range, aSite()))).toBe(label);
  });
});

describe('the chips of a place', () => {
  const named = (part: object, site = aSite()): string[] =>
    activeFilters({ ...emptySearchState(), ...part }, site).map(({ label }) => label);

  it('the chips of a place name it as the site does, and by its address where the site does not know it', () => {
    const site = aSite({
      dealerships: [{ id: 7, name: 'Harbour City Motors', slug: 'harbour' }],
      locations: [aLocation()] as never,
    });
    expect(named({ locationScope: { kind: 'dealership', slug: 'harbour' } }, site)).toEqual(['Harbour City Motors']);
    expect(named({ locationScope: { kind: 'location', slug: 'newstead' } }, site)).toEqual([
      'Harbour City Motors Newstead',
    ]);
    expect(named({ locationScope: { kind: 'location', slug: 'old-yard' } }, site)).toEqual(['old-yard']);
  });

  it('the chips of a place show an unknown scope of the address, and remove it', () => {
    const state = { ...emptySearchState(), unknownScope: 'toyta' };
    const [chip] = activeFilters(state, aSite());
    expect(chip?.label).toBe('“toyta”');
    expect(chip?.remove(state)).toEqual(emptySearchState());
  });
});

describe('changeRange', () => {
  it('changeRange sets a range, goes back to the first page, and lets the range go again', () => {
    const set = changeRange({ ...emptySearchState(), page: 4 }, 'price', { min: 0, max: 30_000 });
    expect(set).toMatchObject({ page: 1, ranges: { price: { min: 0, max: 30_000 } } });
    expect(changeRange(set, 'price', undefined)).toEqual(emptySearchState());
  });
});

describe('facetRange', () => {
  it('facetRange runs over what is in stock for years and seats, one by one', () => {
    expect(facetRange('year', { min: 1998, max: 2026 })).toEqual({ min: 1998, max: 2026, step: 1 });
    expect(facetRange('seats', { min: 5, max: 2 })).toEqual({ min: 5, max: 5, step: 1 });
  });

  it('facetRange starts at nothing for a weekly price and goes as far as stock does', () => {
    expect(facetRange('subscription_price')).toEqual({ min: 0, max: 0, step: 1 });
    expect(facetRange('subscription_price', { min: 120, max: 349.5 })).toEqual({ min: 0, max: 350, step: 4 });
    expect(facetRange('km', { min: 3, max: 260_000 })).toEqual({ min: 0, max: 260_000, step: 2_600 });
  });
});

describe('refinementFilter', () => {
  it('refinementFilter leaves out what is no filter of the index, and a range from nothing', () => {
    expect(
      refinementFilter({
        refinements: { vin: ['X'], make: [], fuel: ['Diesel'] },
        ranges: { vin: { max: 3 }, price: { min: 0, max: 9_000 }, km: { min: 10 } },
      }),
    ).toEqual([['fuel = "Diesel"'], 'price <= 9000', 'km >= 10']);
  });
});
