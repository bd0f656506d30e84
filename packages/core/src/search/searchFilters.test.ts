import { describe, expect, it } from 'vitest';
import { aLocation, aSite } from '../testing/index.ts';
import { emptySearchState, refinementFilter, siteFilter, stateFilter, stockFilter, vehicleFilter } from './index.ts';
import { explainFilterFault } from './explainFilterFault.ts';
import { readTenantFilter } from './readTenantFilter.ts';
import { tenantFilter } from './tenantFilter.ts';

/** 15 March 2026, 12:00 in Brisbane, in seconds. */
const now = 1_773_540_000_000;

describe('readTenantFilter', () => {
  it.each([
    ['car_type:used OR location_id=3', 'car_type = "used" OR location_id = 3'],
    ['(make=ford OR car_type=used)', '(make = "ford" OR car_type = "used")'],
    ["make='Land Rover'", 'make = "Land Rover"'],
    ['price>1000 and not make:kia', 'price > 1000 AND NOT make = "kia"'],
    ['year 2015 TO 2020', 'year 2015 TO 2020'],
    ['year:2015 TO 2020', 'year 2015 TO 2020'],
    ['make IN [ford, "Land Rover"]', 'make IN ["ford", "Land Rover"]'],
    ['price EXISTS AND certified=true', 'price EXISTS AND certified = "true"'],
    // Quoted text is a value, even if it looks like an operator.
    ['make IN ["]", ford]', 'make IN ["]", "ford"]'],
    ['', ''],
  ])('readTenantFilter: %s', (expression, filter) => {
    expect(readTenantFilter(expression)).toEqual({ kind: 'filter', filter });
  });

  it.each([
    ['make=', 'ends where a value should stand'],
    ['make=Land Rover', 'two words in a row'],
    ['(make=ford', 'needs ")"'],
    ['make=ford)', 'where AND or OR should stand'],
    ['colur=red', 'not something that stock can be filtered by'],
    ['make="ford', 'cannot be read'],
    ['price>cheap', 'not a number'],
    ['make ford', 'where a sign should stand'],
    ['make=ford "AND" year=2020', 'has "AND" where AND or OR should stand'],
    ['year:2015 "TO" 2020', 'has "TO" where AND or OR should stand'],
    ['year = TO 2020', 'has "TO" where a value should stand'],
    ['OR', 'not something that stock can be filtered by'],
    ['('.repeat(10_000), 'too many brackets'],
  ])('readTenantFilter says what is wrong with %s', (expression, message) => {
    const read = readTenantFilter(expression);
    expect(read.kind === 'invalid' ? explainFilterFault(read.fault).message : read.filter).toContain(message);
  });

  it('readTenantFilter escapes a quotation mark in a value', () => {
    expect(readTenantFilter(String.raw`make="a\" OR id > 0 OR make = \"b"`)).toEqual({
      kind: 'filter',
      filter: String.raw`make = "a\" OR id > 0 OR make = \"b"`,
    });
  });
});

describe('the fixed filter of a site', () => {
  it('the fixed filter of a site shows stock, what is coming and what sold within three days', () => {
    expect(stockFilter(aSite(), now)).toBe(
      `(status = in_stock OR status = coming_soon OR sold_date_timestamp >= ${now / 1_000 - 259_200}) AND show_on_dealer_website = true`,
    );
  });

  it('limits the site to its own stock', () => {
    const site = aSite({
      search: {
        searchFilter: 'car_type:used OR location_id=3',
        yearsLimit: 12,
        excludeStockNumbers: ['A"1'],
        excludeMakes: ['Ford'],
      },
    });
    expect(tenantFilter(site, now)).toBe(
      String.raw`(car_type = "used" OR location_id = 3) AND (year >= 2014) AND (NOT stocknum IN ["A\"1"]) AND (NOT make IN ["Ford"])`,
    );
  });

  it('the fixed filter of a site brackets an expression with OR, so that it cannot let other stock in', () => {
    const filter = siteFilter(aSite({ search: { searchFilter: 'make=ford OR make=kia' } }), now);
    expect(filter).toMatch(/^\(.*\) AND \(make = "ford" OR make = "kia"\)$/);
  });

  it('the fixed filter of a site includes sold cars for their pages', () => {
    expect(vehicleFilter(aSite(), now)).toBe('');
    expect(vehicleFilter(aSite({ search: { searchFilter: 'make=ford' } }), now)).toBe('make = "ford"');
  });

  it('the fixed filter of a site counts years in the time of the business: in Brisbane it is already 2026', () => {
    const newYearsEveInLondon = Date.UTC(2025, 11, 31, 20);
    expect(tenantFilter(aSite({ search: { yearsLimit: 0 } }), newYearsEveInLondon)).toBe('year >= 2026');
  });
});

describe('stateFilter', () => {
  const site = aSite({ locations: [aLocation({ id: 3, slug: 'newstead' })] as never });
  it.each([
    ['nothing', {}, ''],
    ['a yard', { locationScope: { kind: 'location', slug: 'newstead' } }, 'location_id = 3'],
    ['a dealership', { locationScope: { kind: 'dealership', slug: 'trucks' } }, 'dealership_slug = "trucks"'],
    ['an unknown scope', { unknownScope: 'trabant' }, 'id IN []'],
    ['by price, priced vehicles only', { sortBy: 'lowest-price' }, 'shown_price > 0'],
  ] as const)('stateFilter: %s', (_, part, filter) => {
    expect(stateFilter({ ...emptySearchState(), ...part }, site)).toBe(filter);
  });

  it('stateFilter includes vehicles without a price if the site wants them', () => {
    expect(
      stateFilter(
        { ...emptySearchState(), sortBy: 'highest-price' },
        aSite({ search: { hideUnpricedWhenSortingByPrice: false } }),
      ),
    ).toBe('');
  });
});

describe('refinementFilter', () => {
  it('refinementFilter takes values of one filter as alternatives', () => {
    expect(
      refinementFilter({
        refinements: { make: ['Ford', 'A "B"'] },
        ranges: { price: { min: 0, max: 30_000 }, year: { min: 2018 } },
      }),
    ).toEqual([['make = "Ford"', String.raw`make = "A \"B\""`], 'price <= 30000', 'year >= 2018']);
  });

  it.each([
    ['makes alone', { make: ['Ford'] }, [['make = "Ford"']]],
    ['models of makes alone', { make: [], make_model: ['Ford Ranger'] }, [['make_model = "Ford Ranger"']]],
    [
      'makes, a model of one of them, and a fuel',
      { make: ['Ford', 'Kia'], make_model: ['Ford Ranger'], fuel: ['Diesel'] },
      [['make_model = "Ford Ranger"', 'make = "Kia"'], ['fuel = "Diesel"']],
    ],
  ])('refinementFilter of %s', (_, refinements, filters) => {
    const written = refinementFilter({ refinements, ranges: {} });
    expect(written.map((filter) => [...filter].toSorted())).toEqual(filters.map((filter) => filter.toSorted()));
  });
});
