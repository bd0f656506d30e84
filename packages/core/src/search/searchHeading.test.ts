import { describe, expect, it } from 'vitest';
import { aLocation, aSite } from '../testing/index.ts';
import {
  emptySearchState,
  facetLimit,
  makeGroups,
  searchMeta,
  serialiseSearchUrl,
  startSearchState,
  type FacetItem,
  type SearchState,
} from './index.ts';

const site = aSite({
  dealerships: [{ id: 7, name: 'Harbour City Motors', slug: 'harbour' }],
  locations: [aLocation()] as never,
});
const meta = (part: Partial<SearchState>, count?: number) =>
  searchMeta({ ...emptySearchState(), ...part }, site, count);

describe('searchMeta', () => {
  it.each<[Partial<SearchState>, string]>([
    [{ refinements: { car_type: ['new', 'demo'] } }, 'New and demo cars'],
    [{ refinements: { car_type: ['new', 'demo', 'used'] } }, 'New, demo and used cars'],
    [{ refinements: { simple_body: ['Hovercraft'] } }, 'Hovercraft'],
    // Body types that only the stock knows.
    [{ refinements: { simple_body: ['Caravan'] } }, 'Caravans'],
    [{ refinements: { simple_body: ['Minibus'] } }, 'Minibuses'],
    [{ refinements: { simple_body: ['Motorhomes'] } }, 'Motorhomes'],
    [{ refinements: { simple_body: ['Motorcycle'], car_type: ['used'] } }, 'Used motorcycles'],
    [{ refinements: { simple_body: ['Truck'], make: ['Hino'] } }, 'Hino trucks'],
    [{ refinements: { simple_body: ['Trailers'] } }, 'Trailers'],
    [{ refinements: { simple_body: ['Lorry'] } }, 'Lorries'],
    [{ refinements: { simple_body: ['ATV'] } }, 'ATVs'],
    [{ refinements: { make: ['Toyota'], simple_body: ['SUV'] } }, 'Toyota SUVs'],
    [{ locationScope: { kind: 'dealership', slug: 'harbour' } }, 'New, demo and used cars at Harbour City Motors'],
    [
      { locationScope: { kind: 'location', slug: 'newstead' }, refinements: { car_type: ['used'] } },
      'Used cars at Harbour City Motors Newstead',
    ],
    [{ locationScope: { kind: 'location', slug: 'nowhere' }, refinements: { car_type: ['used'] } }, 'Used cars'],
  ])('searchMeta: %j is headed "%s"', (part, heading) => {
    expect(meta(part).heading).toBe(heading);
  });

  it('searchMeta names all of the stock only where the site starts from all of it', () => {
    const usedOnly = aSite({ routes: { defaultSearchPath: '/search/used-cars' } });
    const heading = (part: Partial<SearchState>): string =>
      searchMeta({ ...startSearchState(usedOnly), ...part }, usedOnly).heading;
    expect(heading({})).toBe('Used cars');
    expect(heading({ ranges: { price: { min: 0, max: 15_000 } } })).toBe('Used cars');
    expect(heading({ refinements: { car_type: ['used'], simple_body: ['SUV'] } })).toBe('Used SUVs');
    expect(heading({ refinements: {} })).toBe('Used cars');
    expect(
      serialiseSearchUrl(
        { ...startSearchState(usedOnly), ranges: { price: { min: 0, max: 15_000 } } },
        { site: usedOnly },
      ),
    ).toBe('/search/used-cars?range[price]=0:15000');
    expect(startSearchState(site)).toEqual(emptySearchState());
  });

  it('searchMeta names only the types of stock that the site sells', () => {
    const heading = (stockTypes: ('new' | 'demo' | 'used')[], carTypes: string[] = []): string =>
      searchMeta(
        { ...emptySearchState(), refinements: carTypes.length === 0 ? {} : { car_type: carTypes } },
        aSite({ search: { stockTypes } }),
      ).heading;
    expect(heading(['new', 'used'])).toBe('New and used cars');
    expect(heading(['used'])).toBe('Used cars');
    expect(heading(['new', 'used'], ['new', 'demo'])).toBe('New cars');
    // An address of one stock type alone is named by it, sold or not.
    expect(heading(['new', 'used'], ['demo'])).toBe('Demo cars');
  });

  it('searchMeta says how many where that is known, and invites to browse where it is not or where there are none', () => {
    const used = { refinements: { car_type: ['used'] } };
    expect(meta(used, 1_234).description).toContain('See 1,234 used cars for sale at Harbour City Motors.');
    expect(meta(used).description).toContain('Browse used cars for sale');
    expect(meta(used, 0).description).toContain('Browse used cars for sale');
  });
});

describe('facetLimit', () => {
  it.each([
    ['city', 20],
    ['dealership_name', 40],
    ['model', 30],
    ['colour', 4],
    ['make', Number.POSITIVE_INFINITY],
  ])('facetLimit: %s: %i', (attribute, limit) => {
    expect(facetLimit(attribute, site)).toBe(limit);
  });
});

describe('makeGroups', () => {
  const item = (label: string, count: number): FacetItem => ({ value: label, label, count, isRefined: false });
  it('orders makes of the same number by name, and has nothing to unfold where all are shown', () => {
    const { groups, toggle } = makeGroups([item('Kia', 3), item('Ford', 3), item('BYD', 9)], { expanded: false, site });
    expect(groups.map(({ items }) => items.map(({ label }) => label))).toEqual([['BYD', 'Ford', 'Kia']]);
    expect(toggle).toBeNull();
    expect(makeGroups([], { expanded: true, site })).toEqual({ groups: [], toggle: null });
  });
});
