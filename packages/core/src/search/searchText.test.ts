import { describe, expect, it } from 'vitest';
import { aLocation, aSite } from '../testing/index.ts';
import {
  activeFilters,
  bodyTypes,
  displayedCount,
  emptySearchState,
  facetItems,
  facetHeading,
  facetLimit,
  facetValueLabel,
  makeGroups,
  facetRange,
  searchFacets,
  searchMeta,
  serialiseSearchUrl,
  showResultsLabel,
  sliderRange,
  snapValue,
  sortOptions,
  toggleRefinement,
  type SearchState,
} from './index.ts';
import { pageCount } from './pageCount.ts';
import { filterableAttributes, indexSettingsFor } from '../stock/index.ts';

const site = aSite();
const state = (part: Partial<SearchState>): SearchState => ({ ...emptySearchState(), ...part });

describe('the fixed lists', () => {
  it('the fixed lists: has 34 facets and series, 20 body types and four sorts in order', () => {
    expect(new Set(searchFacets).size).toBe(35);
    expect(new Set(bodyTypes.map((body) => body.name)).size).toBe(20);
    expect(sortOptions.map((option) => option.label)).toEqual([
      'Most relevant',
      'Latest',
      'Highest price',
      'Lowest price',
    ]);
    expect(sortOptions.map((option) => option.sort)).toEqual([
      null,
      ['created_at_timestamp:desc'],
      ['price:desc'],
      ['price:asc'],
    ]);
  });

  it('the fixed lists can filter by every facet and sort before anything else', () => {
    expect(filterableAttributes).toEqual(
      expect.arrayContaining([...searchFacets, 'slug', 'dealership_slug', 'show_on_dealer_website']),
    );
    expect(indexSettingsFor(16_734)).toMatchObject({
      pagination: { maxTotalHits: 20_000 },
      faceting: { maxValuesPerFacet: 1_000 },
    });
    expect(indexSettingsFor(0).pagination.maxTotalHits).toBe(10_000);
    expect(indexSettingsFor(20_000).pagination.maxTotalHits).toBe(20_000);
    expect(indexSettingsFor(1).rankingRules[0]).toBe('sort');
  });
});

describe('displayedCount', () => {
  it.each([
    ['a small yard', { hits: 1_999, stockCount: 5_000 }, 1_999],
    ['a capped figure and a configured count', { hits: 2_000, stockCount: 16_734, carTypeCounts: { used: 1 } }, 16_734],
    [
      'a capped figure and facet counts',
      { hits: 2_000, carTypeCounts: { used: 14_000, new: 2_700, demo: 34 } },
      16_734,
    ],
    ['nothing better', { hits: 2_000, stockCount: null }, 2_000],
    ['a configured count of 0', { hits: 3_000, stockCount: 0, carTypeCounts: {} }, 3_000],
  ])('displayedCount: %s', (_, facts, expected) => {
    expect(displayedCount(facts)).toBe(expected);
  });
});

describe('pageCount', () => {
  it.each([
    [{ total: 0, hitsPerPage: 21 }, 0],
    [{ total: 21, hitsPerPage: 21 }, 1],
    [{ total: 22, hitsPerPage: 21 }, 2],
    [{ total: 16_734, hitsPerPage: 21, maxTotalHits: 2_000 }, 96],
  ])('pageCount: %j', (facts, pages) => {
    expect(pageCount(facts)).toBe(pages);
  });
});

describe('sliders', () => {
  it.each([
    ['no stock known', undefined, { min: 0, max: 100_000, step: 1_000 }],
    ['a cheap yard', { min: 2_000, max: 45_000 }, { min: 0, max: 100_000, step: 1_000 }],
    ['one dear car', { min: 2_000, max: 1_500_000 }, { min: 0, max: 1_500_000, step: 15_000 }],
  ])('sliders: %s', (_, stats, bounds) => {
    expect(facetRange('price', stats)).toEqual(bounds);
  });

  it.each([
    [[0, 100_000], 100_000, undefined],
    [[12_499, 100_000], 100_000, { min: 12_000 }],
    [[12_500, 20_499], 100_000, { min: 13_000, max: 20_000 }],
    [[-5, 30_000], 100_000, { min: 0, max: 30_000 }],
    [[40_000, 30_000], 100_000, { min: 30_000, max: 40_000 }],
    [[1_000, 123_456], 123_456, { min: 1_000 }],
    [[1_000, 123_400], 123_456, { min: 1_000, max: 123_000 }],
    [[0, 999_999], 123_456, undefined],
  ] as const)('sliders moved by hand to %j up to %i', ([low, high], max, expected) => {
    const bounds = { min: 0, max };
    expect(sliderRange([snapValue(low, bounds), snapValue(high, bounds)], bounds)).toEqual(expected);
  });
});

describe('the words of filters', () => {
  it('the words of filters: calls used cars what the site calls them', () => {
    expect(facetValueLabel('car_type', 'used', site)).toBe('Used');
    expect(facetValueLabel('car_type', 'used', aSite({ search: { preOwnedLabel: true } }))).toBe('Pre-Owned');
    expect(facetValueLabel('car_type', 'used', aSite({ search: { usedKeyword: 'Quality used' } }))).toBe(
      'Quality used',
    );
    expect(facetValueLabel('car_type', 'demo', aSite({ phrases: { 'carType.demo': 'Demonstrator' } }))).toBe(
      'Demonstrator',
    );
  });

  it('the words of filters: has words for each facet', () => {
    expect(searchFacets.map(facetHeading).every((label) => label !== '' && !label.includes('_'))).toBe(true);
  });

  it('the words of filters: shows new, demo, used in this order', () => {
    expect(
      facetItems('car_type', { used: 900, new: 3, demo: 20 }, ['used'], site).map(({ label, isRefined }) => [
        label,
        isRefined,
      ]),
    ).toEqual([
      ['New', false],
      ['Demo', false],
      ['Used', true],
    ]);
  });

  it('the words of filters: shows the newest year first and the commonest colour first', () => {
    expect(facetItems('year', { 2019: 90, 2024: 3 }, [], site).map((item) => item.value)).toEqual(['2024', '2019']);
    expect(facetItems('colour', { Black: 3, White: 90, Amber: 3 }, [], site).map((item) => item.value)).toEqual([
      'White',
      'Amber',
      'Black',
    ]);
  });

  it('the words of filters: includes a selected value without stock', () => {
    expect(facetItems('colour', { White: 2 }, ['Teal'], site)).toContainEqual({
      value: 'Teal',
      label: 'Teal',
      count: 0,
      isRefined: true,
    });
    expect(facetItems('colour', {}, ['constructor'], site)).toEqual([
      { value: 'constructor', label: 'constructor', count: 0, isRefined: true },
    ]);
  });

  it('the words of filters: hides only the false value of certified', () => {
    const counts = { true: 4, false: 90 };
    expect(facetItems('certified', counts, [], site)).toHaveLength(2);
    expect(
      facetItems('certified', counts, [], aSite({ search: { certifiedOnly: true } })).map((item) => item.value),
    ).toEqual(['true']);
  });

  it.each([
    ['colour', 4],
    ['city', 20],
    ['dealership_name', 40],
    ['model', 30],
    ['make', Number.POSITIVE_INFINITY],
  ])('the words of filters: %s shows %d values', (attribute, limit) => {
    expect(facetLimit(attribute, site)).toBe(limit);
  });

  it('the words of filters: shows 20 where the site has its own list', () => {
    expect(facetLimit('colour', aSite({ search: { customFacetList: true } }))).toBe(20);
  });
});

describe('makeGroups', () => {
  const items = Array.from({ length: 24 }, (_, index) => ({
    value: `M${index}`,
    label: `${String.fromCharCode(90 - index)} make`,
    count: 100 - index,
    isRefined: index === 15,
  }));

  it('makeGroups collapses to seven, including the selected one', () => {
    const { groups, toggle } = makeGroups(items, { expanded: false, site });
    expect(groups).toHaveLength(1);
    expect(groups[0]?.items.map((item) => item.value)).toEqual(['M0', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M15']);
    expect(toggle).toBe('more');
  });

  it('makeGroups shows 20 popular makes and the rest by name', () => {
    const { groups, toggle } = makeGroups(items, { expanded: true, site });
    expect(groups.map((group) => [group.label, group.items.length])).toEqual([
      ['Popular Makes', 20],
      ['All Makes', 4],
    ]);
    expect(groups[1]?.items.map((item) => item.value)).toEqual(['M23', 'M22', 'M21', 'M20']);
    expect(toggle).toBe('fewer');
  });

  it('makeGroups has no toggle where the site shows all makes', () => {
    const all = makeGroups(items, { expanded: false, site: aSite({ search: { showAllMakes: true } }) });
    expect(all.toggle).toBeNull();
    expect(all.groups.flatMap((group) => group.items)).toHaveLength(24);
  });
});

describe('activeFilters', () => {
  it('activeFilters does not call the stock that the site starts from a filter', () => {
    const usedOnly = aSite({ routes: { defaultSearchPath: '/search/used-cars' } });
    const used = state({ refinements: { car_type: ['used'] }, stockType: 'used-cars' });
    expect(activeFilters(used, usedOnly)).toEqual([]);
    expect(activeFilters(used, aSite()).map(({ label }) => label)).toEqual(['Used']);
  });

  const full = state({
    query: 'tow bar',
    page: 4,
    locationScope: { kind: 'location', slug: 'newstead' },
    ranges: { price: { min: 0, max: 30_000 }, km: { min: 10_000, max: 80_000 }, year: { min: 2018 } },
    refinements: { car_type: ['used'], make: ['Toyota'], model: ['Hilux'] },
    stockType: 'used-cars',
  });
  const yard = aSite({ locations: [aLocation()] as never });

  it('activeFilters says each filter in words', () => {
    expect(activeFilters(full, yard).map((chip) => chip.label.replaceAll('\u00a0', ' '))).toEqual([
      '“tow bar”',
      'Harbour City Motors Newstead',
      'Used',
      '10,000 km to 80,000 km',
      'Toyota',
      'Hilux',
      'Under $30,000',
      '2018 or newer',
    ]);
  });

  it('activeFilters says each excluded word by itself', () => {
    const searched = { ...emptySearchState(), query: 'dual cab -diesel -"land rover"' };
    const chips = activeFilters(searched, aSite());
    expect(chips.map(({ label }) => label)).toEqual(['“dual cab”', 'Not diesel', 'Not land rover']);
    expect(chips.map(({ remove }) => remove(searched).query)).toEqual([
      '-diesel -"land rover"',
      'dual cab -"land rover"',
      'dual cab -diesel',
    ]);
  });

  it('activeFilters takes one filter away and goes back to the first page', () => {
    const without = activeFilters(full, yard)
      .find((chip) => chip.label === 'Used')
      ?.remove(full);
    expect(without).toMatchObject({
      page: 1,
      stockType: 'new-used-and-demo-cars',
      refinements: { make: ['Toyota'], model: ['Hilux'] },
    });
  });

  it('activeFilters takes the models away with their make', () => {
    expect(toggleRefinement(full, 'make', 'Toyota').refinements).toEqual({ car_type: ['used'] });
  });

  it('activeFilters ends at a search for everything when all are removed', () => {
    const bare = activeFilters(full, yard).reduce((left, chip) => chip.remove(left), full);
    expect(bare).toEqual(emptySearchState());
    expect(serialiseSearchUrl(bare, { site: yard })).toBe('/search/new-used-and-demo-cars');
  });
});

describe('searchMeta', () => {
  const facetValues = { make: ['Toyota'], model: ['Hilux'] };
  it.each([
    ['everything', {}, 'New, demo and used cars', '/search/new-used-and-demo-cars'],
    ['used cars', { refinements: { car_type: ['used'] }, stockType: 'used-cars' }, 'Used cars', '/search/used-cars'],
    ['a make', { refinements: { make: ['Toyota'] } }, 'Toyota cars', '/search/toyota'],
    [
      'a used model',
      { refinements: { make: ['Toyota'], model: ['Hilux'], car_type: ['used'] }, stockType: 'used-cars', page: 3 },
      'Used Toyota Hilux',
      '/search/toyota/hilux?page=3',
    ],
    ['a body', { refinements: { simple_body: ['SUV'] } }, 'SUVs', '/search/suv'],
    [
      'SUVs under $30,000, cheapest first',
      { refinements: { simple_body: ['SUV'] }, ranges: { price: { max: 30_000 } }, sortBy: 'lowest-price' },
      'SUVs',
      '/search/suv',
    ],
    ['page 2 of everything', { page: 2 }, 'New, demo and used cars', '/search/new-used-and-demo-cars?page=2'],
  ] as const)('searchMeta: %s', (_, part, heading, canonicalPath) => {
    expect(searchMeta(state(part as never), site, 12, facetValues)).toMatchObject({
      heading,
      canonicalPath,
      title: `${heading} for sale | Harbour City Motors`,
    });
  });

  it.each([
    ['two makes', { refinements: { make: ['Toyota', 'Mazda'] } }],
    ['a colour', { refinements: { colour: ['Red'] } }],
    ['a price', { ranges: { price: { max: 20_000 } } }],
    ['a make of used cars', { refinements: { make: ['Toyota'], car_type: ['used'] }, stockType: 'used-cars' }],
    ['words', { query: 'tow bar' }],
    ['a make that has no page', { refinements: { make: ['Trabant'] } }],
    ['an unknown address', { unknownScope: 'zeppelins' }],
  ])('leaves %s out of search engines', (_, part) => {
    expect(searchMeta(state(part as never), site, 12, facetValues).isLanding).toBe(false);
  });

  it('searchMeta says how many there are', () => {
    expect(
      searchMeta(state({ refinements: { car_type: ['used'] }, stockType: 'used-cars' }), site, 1_204).description,
    ).toContain('See 1,204 used cars for sale at Harbour City Motors.');
  });
});

describe('showResultsLabel', () => {
  it.each([
    [0, 'Car', { label: 'Show Me 0 Cars', disabled: true }],
    [1, 'Car', { label: 'Show Me 1 Car', disabled: false }],
    [1_204, 'Truck', { label: 'Show Me 1,204 Trucks', disabled: false }],
  ])('showResultsLabel: %i %s', (count, noun, expected) => {
    expect(showResultsLabel(count, noun)).toEqual(expected);
  });
});
