import { describe, expect, it } from 'vitest';
import { aLocation, aSite } from '../testing/index.ts';
import { emptySearchState, stateFilter, type SearchState } from './index.ts';
import { explainFilterFault } from './explainFilterFault.ts';
import { readTenantFilter } from './readTenantFilter.ts';
import { tenantFilter } from './tenantFilter.ts';

const site = aSite({
  locations: [aLocation({ id: 3, slug: 'newstead' }), aLocation({ id: 4, slug: 'cairns', primary: false })] as never,
});
const filter = (part: Partial<SearchState>): string => stateFilter({ ...emptySearchState(), ...part }, site);

describe('stateFilter', () => {
  it('stateFilter finds the place among several, and nothing where the site has no such place', () => {
    expect(filter({ locationScope: { kind: 'location', slug: 'cairns' } })).toBe('location_id = 4');
    expect(filter({ locationScope: { kind: 'location', slug: 'sold-yard' } })).toBe('id IN []');
  });

  it('stateFilter needs a price when sorting by price in either direction, and not otherwise', () => {
    expect(filter({ sortBy: 'highest-price' })).toBe('shown_price > 0');
    expect(filter({ sortBy: 'lowest-price' })).toBe('shown_price > 0');
    expect(filter({ sortBy: 'latest' })).toBe('');
  });

  it('stateFilter needs the price that the site sorts by', () => {
    const byPrice = (own: ReturnType<typeof aSite>): string =>
      stateFilter({ ...emptySearchState(), sortBy: 'lowest-price' }, own);
    expect(byPrice(aSite({ price: { offersSubscriptions: true } }))).toBe('shown_price_or_subscription > 0');
    expect(byPrice(aSite({ search: { priceSort: 'advertised' } }))).toBe('price > 10');
    expect(byPrice(aSite({ search: { hideUnpricedWhenSortingByPrice: false } }))).toBe('');
  });

  it('stateFilter goes by a known place before an unknown word', () => {
    expect(filter({ locationScope: { kind: 'location', slug: 'cairns' }, unknownScope: 'trabant' })).toBe(
      'location_id = 4',
    );
  });
});

describe('tenantFilter', () => {
  it('lists several excluded makes in the filter of a tenant', () => {
    expect(tenantFilter(aSite({ search: { excludeMakes: ['Ford', 'Kia'] } }), 1_773_540_000_000)).toBe(
      'NOT make IN ["Ford", "Kia"]',
    );
  });
});

describe('readTenantFilter', () => {
  const fault = (text: string): string => {
    const read = readTenantFilter(text);
    return read.kind === 'invalid'
      ? explainFilterFault(read.fault).message.replace('the search filter ', '')
      : `reads ${read.filter}`;
  };

  it.each([
    ['make != ford', 'reads make != "ford"'],
    ['make:"Land Rover"', 'reads make = "Land Rover"'],
    ['id="7"', 'reads id = "7"'],
    ['price >= 10 AND price <= 20', 'reads price >= 10 AND price <= 20'],
    ['   ', 'reads '],
    ['make = ford  ', 'reads make = "ford"'],
    ['make IN []', 'reads make IN []'],
    ['make IN [ford]', 'reads make IN ["ford"]'],
    ['NOT NOT make=ford', 'reads NOT NOT make = "ford"'],
    ['make = "to"', 'reads make = "to"'],
    ['make = "and"', 'reads make = "and"'],
    ['make=ford AND', 'ends where a condition should stand'],
    [')', 'has ")" where a name should stand'],
    ['make = )', 'has ")" where a value should stand'],
    ['make = AND', 'has "AND" where a value should stand'],
    ['make IN [ford', 'needs "]" but has nothing there'],
    ['make IN [ford kia]', 'has two words in a row, "ford" and "kia"'],
    ['make IN ["ford" kia]', 'needs "]" but has "kia" there'],
    ['make IN ford', 'needs "[" but has "ford" there'],
    ['(make=ford', 'needs ")" but has nothing there'],
    ['make', 'has nothing after "make", where a sign should stand'],
    ['make (', 'has "(" after "make", where a sign should stand'],
    ['make "="', 'has "=" after "make", where a sign should stand'],
    ['year old TO 2020', 'compares with "old", which is not a number'],
    ['year 2015 TO new', 'compares with "new", which is not a number'],
    ['price < "5 AND', 'cannot be read from "\\"5 AND" on'],
  ])('readTenantFilter: %s %s', (text, summary) => {
    expect(fault(text)).toBe(summary);
  });

  it('readTenantFilter shows a little of what it cannot read, from there on', () => {
    expect(fault('make = ford AND make = "abcdefghijklmnopqrstuvwxyz')).toBe(
      'cannot be read from "\\"abcdefghijklmnopqr" on',
    );
  });

  it('readTenantFilter takes brackets fifty deep and no deeper', () => {
    const nested = (deep: number): string => `${'('.repeat(deep)}make=ford${')'.repeat(deep)}`;
    expect(fault(nested(50))).toContain('reads');
    expect(fault(nested(51))).toBe('has too many brackets inside brackets');
    expect(fault(`${'NOT '.repeat(50)}make=ford`)).toContain('reads');
    expect(fault(`${'NOT '.repeat(51)}make=ford`)).toBe('has too many brackets inside brackets');
  });
});
