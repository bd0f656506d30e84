import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLocation, aSite } from '../testing/index.ts';
import {
  emptySearchState,
  nearPostcode,
  needsFacetValues,
  normaliseSearchState,
  parseSearchUrl,
  readSearchPath,
  serialiseSearchUrl,
  type SearchState,
} from './index.ts';

const site = aSite({
  dealerships: [{ id: 7, name: 'Harbour City Trucks', slug: 'harbour-city-trucks' }],
  locations: [aLocation()] as never,
});
const facetValues = {
  make: ['Toyota', 'Land Rover', 'Mercedes-Benz', 'Škoda', 'Newstead', 'Coupe', 'GWM Haval'],
  model: ['Hilux', 'Corolla Cross', '3', 'Defender 110', 'C-Class'],
  simple_body: ['SUV', 'Ute', 'Light Truck', 'Troop Carrier'],
};
const ctx = { site, facetValues };
const read = (url: string): SearchState => {
  const [path = '', query = ''] = url.split('?');
  return parseSearchUrl(path, query, ctx);
};
const state = (part: Partial<SearchState>): SearchState => ({ ...emptySearchState(), ...part });

describe('parseSearchUrl', () => {
  it.each([
    ['/search/new-used-and-demo-cars', {}, 'new-used-and-demo-cars'],
    ['/search/new-used-and-demo-cars/', {}, 'new-used-and-demo-cars'],
    ['/search/', {}, 'new-used-and-demo-cars'],
    ['/cars/', {}, 'new-used-and-demo-cars'],
    ['/search/used-cars', { car_type: ['used'] }, 'used-cars'],
    ['/search/used/', { car_type: ['used'] }, 'used-cars'],
    ['/used-car/demo/', { car_type: ['demo'] }, 'demo-cars'],
    ['/search/new-cars', { car_type: ['new'] }, 'new-cars'],
    ['/search/new-and-demo-cars', { car_type: ['new', 'demo'] }, 'new-and-demo-cars'],
    ['/search/toyota', { make: ['Toyota'] }, 'new-used-and-demo-cars'],
    ['/search/land-rover/', { make: ['Land Rover'] }, 'new-used-and-demo-cars'],
    ['/search/Mercedes-Benz', { make: ['Mercedes-Benz'] }, 'new-used-and-demo-cars'],
    ['/search/skoda', { make: ['Škoda'] }, 'new-used-and-demo-cars'],
    ['/search/toyota/corolla-cross', { make: ['Toyota'], model: ['Corolla Cross'] }, 'new-used-and-demo-cars'],
    ['/search/suv', { simple_body: ['SUV'] }, 'new-used-and-demo-cars'],
    ['/search/light-truck', { simple_body: ['Light Truck'] }, 'new-used-and-demo-cars'],
    // A body type that is not in stock today is still a body type, not a make.
    ['/search/convertible', { simple_body: ['Convertible'] }, 'new-used-and-demo-cars'],
    ['/search/stationwagon', { simple_body: ['Station Wagon'] }, 'new-used-and-demo-cars'],
    // People also write the plural, and a make with its model.
    ['/search/utes', { simple_body: ['Ute'] }, 'new-used-and-demo-cars'],
    ['/search/hatches', { simple_body: ['Hatch'] }, 'new-used-and-demo-cars'],
    ['/search/buses', { simple_body: ['Bus'] }, 'new-used-and-demo-cars'],
    ['/search/light-trucks', { simple_body: ['Light Truck'] }, 'new-used-and-demo-cars'],
    ['/search/stationwagons', { simple_body: ['Station Wagon'] }, 'new-used-and-demo-cars'],
    ['/search/cab-chassis', { simple_body: ['Cab Chassis'] }, 'new-used-and-demo-cars'],
    ['/search/troop-carriers', { simple_body: ['Troop Carrier'] }, 'new-used-and-demo-cars'],
    ['/used-car/utes', { simple_body: ['Ute'] }, 'new-used-and-demo-cars'],
    ['/search/toyota-hilux', { make: ['Toyota'], model: ['Hilux'] }, 'new-used-and-demo-cars'],
    ['/search/toyota-corolla-cross', { make: ['Toyota'], model: ['Corolla Cross'] }, 'new-used-and-demo-cars'],
    ['/search/land-rover-defender-110', { make: ['Land Rover'], model: ['Defender 110'] }, 'new-used-and-demo-cars'],
    ['/search/mercedes-benz-c-class/', { make: ['Mercedes-Benz'], model: ['C-Class'] }, 'new-used-and-demo-cars'],
    // One that only the stock knows.
    ['/search/troop-carrier', { simple_body: ['Troop Carrier'] }, 'new-used-and-demo-cars'],
    ['/search/%20/', {}, 'new-used-and-demo-cars'],
    ['/', {}, 'new-used-and-demo-cars'],
  ] as const)('parseSearchUrl: %s', (url, refinements, stockType) => {
    expect(read(url)).toEqual(state({ refinements: refinements as never, stockType }));
  });

  it('parseSearchUrl knows the yards of the site before it thinks of makes', () => {
    expect(read('/search/harbour-city-trucks').locationScope).toEqual({
      kind: 'dealership',
      slug: 'harbour-city-trucks',
    });
    expect(read('/search/newstead')).toEqual(state({ locationScope: { kind: 'location', slug: 'newstead' } }));
  });

  it('parseSearchUrl names a scope that nothing answers to', () => {
    expect(read('/search/trabant').unknownScope).toBe('trabant');
    expect(read('/search/toyota/trabant').unknownScope).toBe('toyota/trabant');
    expect(read('/search/a/b/c/d').unknownScope).toBe('a/b/c');
    // A model is nested under its make, not under a body type.
    expect(read('/search/ute/hilux')).toEqual(state({ unknownScope: 'ute/hilux' }));
  });

  it('parseSearchUrl starts where the site starts', () => {
    const usedOnly = aSite({ routes: { defaultSearchPath: '/search/used-cars/' } });
    expect(parseSearchUrl('/search', '', { site: usedOnly }).stockType).toBe('used-cars');
  });

  it('parseSearchUrl reads query, sort, page, filters and ranges', () => {
    expect(
      read(
        '/search/used-cars?query=dual%20cab&sortBy=lowest-price&page=3&refinementList[make][]=Toyota&refinementList[make][1]=GWM+Haval&range[price]=10000:30000',
      ),
    ).toEqual(
      state({
        query: 'dual cab',
        sortBy: 'lowest-price',
        page: 3,
        stockType: 'used-cars',
        refinements: { car_type: ['used'], make: ['Toyota', 'GWM Haval'] },
        ranges: { price: { min: 10_000, max: 30_000 } },
      }),
    );
  });

  it.each([
    [':30000', { price: { min: 0, max: 30_000 } }],
    ['10000:', { price: { min: 10_000 } }],
    ['30000:10000', {}],
    ['cheap:dear', {}],
    ['-5:10', {}],
    ['1e3:2e9', {}],
    ['1:2:3', {}],
    [':', {}],
  ])('range[price]=%s', (range, expected) => {
    expect(read(`/search/used-cars?range[price]=${range}`).ranges).toEqual(expected);
  });

  it.each([
    ['0', 1],
    ['-4', 1],
    ['abc', 1],
    ['99999999', 10_000],
    ['2.5', 1],
    ['', 1],
    ['17', 17],
  ])('page=%s is page %i', (page, expected) => {
    expect(read(`/search/used-cars?page=${page}`).page).toBe(expected);
  });

  it('parseSearchUrl reads the postcode near which the yards are', () => {
    const yards = 'refinementList[location_name][]=Newstead';
    expect(read(`/search/used-cars?${yards}&near=4006,50,-27.45,153.04&sortBy=nearest`)).toMatchObject({
      refinements: { location_name: ['Newstead'] },
      near: '4006,50,-27.45,153.04',
      sortBy: 'nearest',
    });
    expect(read(`/search/used-cars?${yards}&near=4006,5,-27,153`).near).toBe('4006,5,-27,153');
    // Without yards, or without a place, it says nothing.
    for (const query of ['near=4006,50,-27.45,153.04', `${yards}&near=4006`, `${yards}&near=4006,1e3,0,0;x`]) {
      const found = read(`/search/used-cars?${query}&sortBy=nearest`);
      expect([found.near, found.sortBy]).toEqual([undefined, 'relevant']);
    }
  });

  it('parseSearchUrl ignores filters that nobody offers and a sort that does not exist', () => {
    expect(
      read(
        '/search/new-used-and-demo-cars?refinementList[vin][]=X&refinementList[__proto__][]=Y&sortBy=stolen&range[make]=1:2&utm_source=mail',
      ),
    ).toEqual(emptySearchState());
  });

  it('parseSearchUrl takes car type "all" for no filter', () => {
    expect(read('/search/toyota?refinementList[car_type][]=all').refinements).toEqual({ make: ['Toyota'] });
  });

  it('parseSearchUrl preserves a question mark in the query', () => {
    expect(parseSearchUrl('/search', 'query=4x4? yes', ctx).query).toBe('4x4? yes');
    expect(parseSearchUrl('/search', '?query=4x4? yes', ctx).query).toBe('4x4? yes');
  });

  it('parseSearchUrl understands a hand-typed lower-case value', () => {
    expect(read('/search/new-used-and-demo-cars?refinementList[make][]=land-rover').refinements).toEqual({
      make: ['Land Rover'],
    });
  });

  it('parseSearchUrl cuts what is too long', () => {
    expect(read(`/search/used-cars?query=${'x'.repeat(5_000)}`).query).toHaveLength(200);
    const many = Array.from({ length: 500 }, (_, index) => `refinementList[colour][]=c${index}`).join('&');
    expect(read(`/search/used-cars?${many}`).refinements['colour']).toHaveLength(50);
  });

  it('parseSearchUrl reads no more than 8,000 characters of a path', () => {
    expect(read(`/search${'/'.repeat(9_000)}toyota`)).toEqual(emptySearchState());
  });

  it('parseSearchUrl never throws, whatever the address', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '%',
        '%E0%A4%A',
        '%00',
        '../../etc/passwd',
        '[[[[',
        '&&&==',
        '__proto__',
        'refinementList[make][]',
        'range[price]=NaN:Infinity',
        '\ud800',
        '"; DROP TABLE',
        '<script>',
      ),
    );
    fc.assert(
      fc.property(fc.array(nasty), fc.array(nasty), (path, query) => {
        const parsed = parseSearchUrl(`/search/${path.join('/')}`, `?${query.join('&')}`, ctx);
        const url = serialiseSearchUrl(parsed, ctx);
        expect(read(url)).toEqual(parsed);
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);
});

describe('readSearchPath', () => {
  it('readSearchPath needs no facet values if the path shows all stock, or is not a search', () => {
    expect(readSearchPath('/search/new-used-and-demo-cars', ctx)).toEqual({ refinements: {} });
    expect(readSearchPath('/about-us', ctx)).toEqual({ refinements: {} });
  });

  it('readSearchPath finds names in any case, with and without their hyphens', () => {
    for (const path of ['/search/land-rover', '/search/landrover', '/search/Land%20Rover', '/SEARCH/LAND_ROVER'])
      expect(readSearchPath(path, ctx).refinements, path).toEqual({ make: ['Land Rover'] });
  });

  it.each(['/search/utesy', '/search/toyota-spaceship', '/search/toyota-hilux/corolla-cross', '/search/hilux-toyota'])(
    'readSearchPath finds nothing for %s',
    (path) => {
      expect(readSearchPath(path, ctx)).toEqual({ refinements: {}, unknownScope: path.slice('/search/'.length) });
    },
  );

  it('readSearchPath leads every body type in the plural, and every make with its model, to its landing address', () => {
    for (const [other, address] of [
      ['/search/utes', '/search/ute'],
      ['/search/toyota-hilux', '/search/toyota/hilux'],
      ['/search/troop-carriers', '/search/troop-carrier'],
    ] as const)
      expect(serialiseSearchUrl(read(other), ctx)).toBe(address);
  });

  it('readSearchPath takes the exact name before one that differs by hyphens', () => {
    const facetValues = { make: ['Citroen'], model: ['C-3', 'C3'], make_model: ['Citroen C-3', 'Citroen C3'] };
    expect(readSearchPath('/search/citroen/c3', { site, facetValues }).refinements['model']).toEqual(['C3']);
    expect(readSearchPath('/search/citroen/c-3', { site, facetValues }).refinements['model']).toEqual(['C-3']);
  });
});

describe('serialiseSearchUrl', () => {
  it.each([
    ['nothing asked', {}, '/search/new-used-and-demo-cars'],
    ['used', { refinements: { car_type: ['used'] } }, '/search/used-cars'],
    ['new and demo', { refinements: { car_type: ['demo', 'new'] } }, '/search/new-and-demo-cars'],
    [
      'used and demo has no path',
      { refinements: { car_type: ['used', 'demo'] } },
      '/search/new-used-and-demo-cars?refinementList[car_type][]=demo&refinementList[car_type][]=used',
    ],
    ['one make', { refinements: { make: ['Land Rover'] } }, '/search/land-rover'],
    [
      'used Toyotas',
      { refinements: { make: ['Toyota'], car_type: ['used'] } },
      '/search/toyota?refinementList[car_type][]=used',
    ],
    ['one model', { refinements: { make: ['Toyota'], model: ['Hilux'] } }, '/search/toyota/hilux'],
    [
      'two models',
      { refinements: { make: ['Toyota'], model: ['Hilux', '3'] } },
      '/search/toyota?refinementList[model][]=Hilux&refinementList[model][]=3',
    ],
    [
      'two makes',
      { refinements: { make: ['Toyota', 'Škoda'] } },
      '/search/new-used-and-demo-cars?refinementList[make][]=Toyota&refinementList[make][]=%C5%A0koda',
    ],
    [
      'a make named like a yard',
      { refinements: { make: ['Newstead'] } },
      '/search/new-used-and-demo-cars?refinementList[make][]=Newstead',
    ],
    [
      'a make named like a body',
      { refinements: { make: ['Coupe'] } },
      '/search/new-used-and-demo-cars?refinementList[make][]=Coupe',
    ],
    [
      'a make that the index does not hold',
      { refinements: { make: ['Trabant'] } },
      '/search/new-used-and-demo-cars?refinementList[make][]=Trabant',
    ],
    ['one body type', { refinements: { simple_body: ['SUV'] } }, '/search/suv'],
    ['a body type in capitals', { refinements: { simple_body: ['LIGHT TRUCK'] } }, '/search/light-truck'],
    [
      'a body type that only the stock knows',
      { refinements: { simple_body: ['Troop Carrier'] } },
      '/search/troop-carrier',
    ],
    [
      'used SUVs in white',
      { refinements: { car_type: ['used'], simple_body: ['SUV'], colour: ['White'] } },
      '/search/suv?refinementList[car_type][]=used&refinementList[colour][]=White',
    ],
    [
      'a make and a body type',
      { refinements: { make: ['Toyota'], simple_body: ['Ute'] } },
      '/search/toyota?refinementList[simple_body][]=Ute',
    ],
    [
      'two body types',
      { refinements: { simple_body: ['SUV', 'Ute'] } },
      '/search/new-used-and-demo-cars?refinementList[simple_body][]=SUV&refinementList[simple_body][]=Ute',
    ],
    [
      'a body type that nothing answers to',
      { refinements: { simple_body: ['Zeppelin'] } },
      '/search/new-used-and-demo-cars?refinementList[simple_body][]=Zeppelin',
    ],
    [
      'a make without a path and a body type',
      { refinements: { make: ['Newstead'], simple_body: ['SUV'] } },
      '/search/suv?refinementList[make][]=Newstead',
    ],
    [
      'a yard and a make',
      { locationScope: { kind: 'location', slug: 'newstead' }, refinements: { make: ['Toyota'] } },
      '/search/newstead?refinementList[make][]=Toyota',
    ],
    [
      'an open range says both ends where it can',
      { ranges: { price: { max: 30_000 } } },
      '/search/new-used-and-demo-cars?range[price]=0:30000',
    ],
    [
      'words, sort and page',
      { query: 'V8 & tow bar', sortBy: 'latest', page: 2 },
      '/search/new-used-and-demo-cars?query=V8%20%26%20tow%20bar&sortBy=latest&page=2',
    ],
  ] as const)('serialiseSearchUrl: %s', (_, part, expected) => {
    expect(serialiseSearchUrl(state(part as never), ctx)).toBe(expected);
  });

  it('serialiseSearchUrl says the same in every address as in the state', () => {
    const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
    const figures = fc.option(fc.integer({ min: 1, max: 2_000_000 }), { nil: undefined });
    const range = fc
      .tuple(figures, figures)
      .map(([a, b]) =>
        a !== undefined && b !== undefined ? { min: Math.min(a, b), max: Math.max(a, b) } : { min: a, max: b },
      );
    const anyState = fc.record({
      query: fc.string({ unit: 'grapheme', maxLength: 30 }),
      page: fc.integer({ min: 1, max: 10_000 }),
      sortBy: fc.constantFrom('relevant', 'latest', 'highest-price', 'lowest-price', 'nearest'),
      refinements: fc.record(
        {
          make: some(facetValues.make),
          model: some(facetValues.model),
          simple_body: some(facetValues.simple_body),
          car_type: some(['new', 'demo', 'used']),
          colour: fc.uniqueArray(fc.string({ maxLength: 12 }), { maxLength: 3 }),
          location_name: some(['Newstead', 'Southport']),
        },
        { requiredKeys: [] },
      ),
      ranges: fc.record({ price: range, km: range, year: range }, { requiredKeys: [] }),
      locationScope: fc.option(
        fc.constantFrom({ kind: 'location', slug: 'newstead' }, { kind: 'dealership', slug: 'harbour-city-trucks' }),
        { nil: undefined },
      ),
      near: fc.option(
        fc
          .record({
            postcode: fc.integer({ min: 1000, max: 9999 }).map(String),
            km: fc.integer({ min: 1, max: 9999 }),
            lat: fc.double({ min: -47, max: -10, noNaN: true }),
            long: fc.double({ min: 113, max: 179, noNaN: true }),
          })
          .map(({ postcode, km, ...point }) => nearPostcode(postcode, point, km)),
        { nil: undefined },
      ),
      unknownScope: fc.option(fc.constantFrom('trabant', 'toyota/trabant'), { nil: undefined }),
    });
    fc.assert(
      fc.property(anyState, (random) => {
        const wanted = normaliseSearchState({ ...random, stockType: 'new-used-and-demo-cars' } as SearchState);
        expect(read(serialiseSearchUrl(wanted, ctx))).toEqual(wanted);
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);

  it('serialiseSearchUrl excludes a body type in another spelling than usual from the path, which is read before the index is known', () => {
    const odd = { site, facetValues: { ...facetValues, simple_body: ['Station-Wagon'] } };
    const address = serialiseSearchUrl(state({ refinements: { simple_body: ['Station-Wagon'] } }), odd);
    const [path = '', query = ''] = address.split('?');
    expect(parseSearchUrl(path, query, { site }).refinements).toEqual({ simple_body: ['Station-Wagon'] });
  });

  it('serialiseSearchUrl has one address for one search', () => {
    const url = serialiseSearchUrl(state({ refinements: { car_type: ['used', 'new'], colour: ['Red'] } }), ctx);
    expect(serialiseSearchUrl(read(url), ctx)).toBe(url);
  });
});

describe('a value in another spelling', () => {
  const models = { ...facetValues, model: ['GT 86', 'GT-86', 'gt_86'] };

  it('a value in another spelling is the value of the index that differs in case only, before one that reads the same in an address', () => {
    const { refinements } = parseSearchUrl('/search/', '?refinementList[model][]=gt-86', { site, facetValues: models });
    expect(refinements).toEqual({ model: ['GT-86'] });
  });

  it('a value in another spelling in a path is the model of the make in the path', () => {
    const makes = { ...models, make: ['Subaru', 'Toyota'], make_model: ['Subaru GT 86', 'Toyota GT-86'] };
    expect(readSearchPath('/search/toyota/gt-86', { site, facetValues: makes }).refinements).toEqual({
      make: ['Toyota'],
      model: ['GT-86'],
    });
  });
});

describe('needsFacetValues', () => {
  const toyotaSite = aSite({ manufacturer: 'Toyota' });
  it.each([
    ['/search/used-cars?refinementList[colour][]=Red', false],
    ['/search/suv', false],
    ['/search/new-used-and-demo-cars?refinementList[simple_body][]=SUV', false],
    ['/search/new-used-and-demo-cars?refinementList[simple_body][]=Troop%20Carrier', true],
    ['/search/utes', false],
    ['/search/toyota-hilux', true],
    ['/search/land-rover', true],
    ['/search/used-cars?refinementList[make][]=Kia', true],
    ['/search/suv?refinementList[make][]=Kia', true],
    ['/search/used-cars?refinementList[make][]=Kia&refinementList[make][]=Toyota', false],
    ['/search/used-cars?refinementList[make][]=Kia&refinementList[make][]=Toyota&refinementList[model][]=Hilux', true],
    // The make of the site needs no index, its models do.
    ['/search/toyota', false],
    ['/search/toyota?refinementList[simple_body][]=Troop%20Carrier', false],
    ['/search/toyota?refinementList[model][]=Hilux', true],
  ])('needsFacetValues: %s: %s', (address, expected) => {
    const [path = '', query = ''] = address.split('?');
    const before = { site: toyotaSite };
    expect(needsFacetValues(parseSearchUrl(path, query, before), before)).toBe(expected);
    const after = { site: toyotaSite, facetValues };
    expect(needsFacetValues(parseSearchUrl(path, query, after), after)).toBe(false);
  });
});
