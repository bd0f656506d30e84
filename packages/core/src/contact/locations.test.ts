import { describe, expect, it } from 'vitest';
import type { SiteLocation } from '../site/index.ts';
import { aLocation, aSite, testNow } from '../testing/index.ts';
import {
  filterLocations,
  headerLocations,
  locationCardModel,
  locationLayout,
  locationsAtAddress,
  nearestLocations,
  orderLocations,
  ratingOf,
} from './index.ts';
import { distanceKm } from './nearestLocations.ts';
import { licenceLines } from './licence.ts';
import type { LocationFilter } from './filterLocations.ts';

const yard = (id: number, type: SiteLocation['location_type'], change: Partial<SiteLocation> = {}): SiteLocation =>
  aLocation({ id, location_type: type, primary: false, name: `Yard ${id}`, ...change });
const ids = (locations: readonly SiteLocation[]): number[] => locations.map(({ id }) => id);
const yards = [
  yard(1, 'parts'),
  yard(2, 'service'),
  yard(3, 'sales', { primary: true }),
  yard(4, ''),
  yard(5, 'sales', { visible: false }),
  yard(6, 'service'),
];

describe('filterLocations', () => {
  it.each([
    ['primary', [3]],
    ['sales', [3, 4]],
    ['service', [2, 4, 6]],
    ['parts', [1, 4]],
    ['service-and-parts', [1, 2, 4, 6]],
    ['all', [1, 2, 3, 4, 6]],
    [2, [2]],
    [5, []],
    [99, []],
  ] as [LocationFilter, number[]][])('filterLocations: %s', (filter, expected) => {
    expect(ids(filterLocations(yards, filter))).toEqual(expected);
  });

  it('filterLocations takes the first for primary where none says so, and none where there are none', () => {
    expect(
      ids(filterLocations([yard(8, 'parts', { visible: false, primary: true }), yard(9, 'parts')], 'primary')),
    ).toEqual([9]);
    expect(filterLocations([], 'primary')).toEqual([]);
  });
});

describe('orderLocations', () => {
  it('lists sales, service and parts in this order, and locations of one type as configured', () => {
    expect(ids(orderLocations(yards))).toEqual([3, 4, 5, 2, 6, 1]);
    expect(ids(yards)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('locationLayout', () => {
  const some = (count: number, city = 'Newstead'): SiteLocation[] =>
    Array.from({ length: count }, (_, index) => yard(index, 'sales', { address: { city } }));
  it.each([
    [0, { kind: 'none' }],
    [1, { kind: 'single' }],
    [2, { kind: 'grid', columns: 3 }],
    [3, { kind: 'grid', columns: 3 }],
    [4, { kind: 'grid', columns: 4 }],
    [5, { kind: 'grid', columns: 5 }],
    [6, { kind: 'grid', columns: 5 }],
    [9, { kind: 'grid', columns: 5 }],
    [30, { kind: 'grid', columns: 5 }],
  ])('locationLayout of %d locations', (count, expected) => {
    expect(locationLayout(some(count), aSite())).toEqual(expected);
  });

  it.each([
    [0, 'carousel', { kind: 'none' }],
    [1, 'grid', { kind: 'grid', columns: 3 }],
    [2, 'carousel', { kind: 'carousel' }],
    [30, 'grid', { kind: 'grid', columns: 5 }],
    [4, 'single', { kind: 'single' }],
  ] as const)('locationLayout of %d locations where the block says %s', (count, wanted, expected) => {
    expect(locationLayout(some(count), aSite(), wanted)).toEqual(expected);
  });

  it('locationLayout of a site that chooses the carousel, where a section has no layout of its own', () => {
    const swiped = aSite({ locationSettings: { layout: 'carousel' } });
    expect(locationLayout(some(2), swiped)).toEqual({ kind: 'carousel' });
    expect(locationLayout(some(9), swiped, 'grid')).toEqual({ kind: 'grid', columns: 5 });
    expect(locationLayout(some(1), swiped)).toEqual({ kind: 'single' });
  });

  it('locationLayout of a city that the site lays out its own way', () => {
    const own = aSite({ locationSettings: { columnsByCity: { Cairns: 2 } } });
    expect(locationLayout(some(4, 'CAIRNS'), own)).toEqual({ kind: 'grid', columns: 2 });
    expect(locationLayout(some(4), own)).toEqual({ kind: 'grid', columns: 4 });
    expect(locationLayout(some(1, 'Cairns'), own)).toEqual({ kind: 'single' });
  });
});

describe('distances', () => {
  const brisbane = { lat: -27.4698, long: 153.0251 };
  const sydney = { lat: -33.8688, long: 151.2093 };
  /** The spherical law of cosines: another formula for the same figure. */
  const byCosines = (a: typeof brisbane, b: typeof brisbane): number => {
    const [la, lb, dl] = [a.lat, b.lat, b.long - a.long].map((degrees) => (degrees * Math.PI) / 180) as [
      number,
      number,
      number,
    ];
    return 6_371 * Math.acos(Math.min(1, Math.sin(la) * Math.sin(lb) + Math.cos(la) * Math.cos(lb) * Math.cos(dl)));
  };

  it('distances from Brisbane to Sydney it is 732.38 km, both ways', () => {
    expect(distanceKm(brisbane, sydney)).toBeCloseTo(732.38, 2);
    expect(distanceKm(sydney, brisbane)).toBe(distanceKm(brisbane, sydney));
    expect(distanceKm(brisbane, brisbane)).toBe(0);
  });

  it.each([
    [brisbane, { lat: -36.8485, long: 174.7633 }],
    [sydney, { lat: 51.5074, long: -0.1278 }],
    [
      { lat: -40, long: 179.5 },
      { lat: -40, long: -179.5 },
    ],
  ])('distances agree with the law of cosines: %j to %j', (a, b) => {
    expect(distanceKm(a, b)).toBeCloseTo(byCosines(a, b), 3);
  });

  it('distances are half the globe to the other side of it', () => {
    expect(distanceKm({ lat: 0, long: 0 }, { lat: 0, long: 180 })).toBeCloseTo(Math.PI * 6_371, 6);
  });

  it('distances put the nearest yard first and those that say nowhere last', () => {
    const at = (id: number, lat?: number, long?: number): SiteLocation =>
      yard(id, 'sales', {
        address: { ...(lat === undefined ? {} : { lat }), ...(long === undefined ? {} : { long }) },
      });
    const near = nearestLocations([at(1), at(2, sydney.lat, sydney.long), at(3, -27.5, 153), at(4, -27.5)], brisbane);
    expect(near.map(({ location }) => location.id)).toEqual([3, 2, 1, 4]);
    expect(near.map(({ text }) => text)).toEqual(['4\u00a0km', '732\u00a0km', undefined, undefined]);
  });
});

describe('headerLocations', () => {
  const cairns = { address: { city: 'Cairns' } };
  const labels = (...locations: SiteLocation[]) => headerLocations(locations).map(({ label }) => label);

  it('headerLocations names cities, with the type where a city has several, in the order sales, service, parts', () => {
    expect(
      labels(
        yard(1, 'parts', cairns),
        yard(2, 'sales', cairns),
        yard(3, 'sales'),
        yard(4, 'sales', { visible: false }),
      ),
    ).toEqual(['Cairns Sales', 'Newstead', 'Cairns Parts']);
  });

  it('headerLocations names types alone where all are in one city', () => {
    expect(labels(yard(1, 'service', cairns), yard(2, 'sales', { address: { city: 'CAIRNS ' } }))).toEqual([
      'Sales',
      'Service',
    ]);
  });

  it('headerLocations uses the name where city and type do not tell two locations apart, or are not known', () => {
    expect(
      labels(yard(1, 'sales', cairns), yard(2, 'sales', cairns), yard(3, 'service', cairns), yard(4, 'sales')),
    ).toEqual(['Yard 1', 'Yard 2', 'Newstead', 'Cairns Service']);
    expect(labels(yard(1, '', { address: {} }), yard(2, 'sales', cairns))).toEqual(['Yard 1', 'Cairns']);
    expect(labels(yard(1, '', cairns), yard(2, '', cairns))).toEqual(['Yard 1', 'Yard 2']);
  });

  it('headerLocations leads to the contact page, and dials on a phone where there is a number', () => {
    expect(
      headerLocations([
        yard(1, 'sales', { contact_detail: { phone: '+61 7 5550 1234', opening_hours: [] } }),
        yard(2, 'sales', { ...cairns, contact_detail: { landline_phone: 'ask inside', opening_hours: [] } }),
        yard(3, 'sales', { address: { city: 'Perth' }, contact_detail: { opening_hours: [] } }),
      ]),
    ).toEqual([
      { label: 'Newstead', phone: '+61 7 5550 1234', href: '/contact', dial: 'tel:+61755501234' },
      { label: 'Cairns', phone: 'ask inside', href: '/contact' },
      { label: 'Perth', href: '/contact' },
    ]);
  });

  it('headerLocations is empty for a single location: its phone is in the header already', () => {
    expect(labels(yard(1, 'sales'), yard(2, 'sales', { visible: false }))).toEqual([]);
  });
});

describe('a location says', () => {
  it('lists the licences of a location', () => {
    const location = aLocation({ dealer_license_number: ' 1234567 ', motor_vehicle_repairer: 'MVRL 55' });
    expect(licenceLines(location, aSite())).toEqual(['Dealer licence 1234567', 'Motor vehicle repairer MVRL 55']);
    expect(licenceLines(location, aSite({ country: 'NZ', timezone: 'Pacific/Auckland' }))[0]).toBe('Trader 1234567');
    expect(licenceLines(aLocation(), aSite())).toEqual([]);
  });

  it.each([
    [
      { average_rating: 4.66, review_count: 293 },
      { stars: '4.7', count: 293 },
    ],
    [{ average_rating: 5 }, { stars: '5.0' }],
    [{ reviews: { average_rating: 4, count: 12 } }, { stars: '4.0', count: 12 }],
    [{ average_rating: 4.7, review_count: 0 }, undefined],
    [{ average_rating: 0 }, undefined],
    [{ average_rating: 47 }, undefined],
    [{}, undefined],
  ])('its rating: %j', (change, expected) => {
    expect(ratingOf(aLocation(change))).toEqual(expected);
  });

  it('share a street address and city', () => {
    const here = { street: '12 Wharf Lane', city: 'Newstead' };
    const shared = [
      yard(1, 'parts', { address: { ...here, street: '12 wharf lane.' } }),
      yard(2, 'sales', { address: here }),
      yard(3, 'service', { address: { ...here, city: 'Cairns' } }),
      yard(4, 'service', { address: here, visible: false }),
    ];
    expect(ids(locationsAtAddress(shared[1] ?? yard(2, 'sales'), shared))).toEqual([2, 1]);
    expect(ids(locationsAtAddress(yard(7, 'sales', { address: {} }), [yard(8, 'parts', { address: {} })]))).toEqual([
      7,
    ]);
  });

  it('all of it on its card', () => {
    const location = aLocation({
      image: '/yard.webp',
      average_rating: 4.7,
      review_count: 293,
      dealer_license_number: '1',
      special_hours: [{ date: '2026-04-03', status: 'Closed' }],
    });
    // testNow is Sunday 15 March 2026, noon in Brisbane.
    expect(locationCardModel(location, aSite({ routes: { locationPath: 'locations' } }), testNow)).toMatchObject({
      name: 'Harbour City Motors Newstead',
      kind: 'Sales',
      phone: '07 5550 1234',
      phoneHref: 'tel:0755501234',
      licence: 'Dealer licence 1',
      licences: ['Dealer licence 1'],
      rating: { stars: '4.7', count: 293 },
      picture: { src: '/yard.webp' },
      view: { label: 'View Location', href: '/locations/newstead' },
      stock: { label: 'View Our Stock', href: '/search/newstead' },
      openNow: { kind: 'closed', opens: { day: 'tomorrow', time: '8:30am' } },
      specialHours: [{ date: '2026-04-03', text: 'Closed' }],
    });
  });
});
