import { describe, expect, it } from 'vitest';
import { aLocation, aSite } from '../testing/index.ts';
import { locationAreas, locationsInArea, locatorPath, locatorTypes, openLocations, readLocator } from './index.ts';

const { locations } = aSite({
  locations: [
    { id: 1, name: 'Sales', slug: 'sales', location_type: 'sales', address: { city: 'Newstead', state: 'QLD' } },
    {
      id: 2,
      name: 'Workshop',
      slug: 'workshop',
      location_type: 'service',
      address: { city: 'Newstead', state: 'QLD' },
    },
    { id: 3, name: 'Grafton', slug: 'grafton', location_type: 'sales', address: { city: 'Grafton', state: 'NSW' } },
  ],
});

describe('the dealer locator', () => {
  it('the dealer locator writes its filters to the address and reads them back', () => {
    const choice = { postcode: '0800', area: 'QLD/Newstead', type: 'service', view: 'map', open: true } as const;
    expect(readLocator(new URL(locatorPath(choice), 'https://x.example').search)).toEqual(choice);
    expect(locatorPath(readLocator('?type=boats&view=globe'))).toBe('/dealer-locator');
  });

  it('offers what the locations are for, where they differ', () => {
    expect(locatorTypes(locations)).toEqual(['all', 'sales', 'service']);
    expect(locatorTypes(locations.slice(0, 1))).toEqual([]);
  });

  // Friday 15 January 2027, 7:45am in Brisbane and 8:45am in Sydney; the yards open at 8:30am.
  it('the dealer locator finds the yards that are open now, each by the clock of its own state', () => {
    const yard = (id: number, state: string, change: Parameters<typeof aLocation>[0] = {}) =>
      aLocation({ id, address: { city: 'X', state }, ...change });
    const now = Date.UTC(2027, 0, 14, 21, 45);
    const { open, hasHours } = openLocations(
      [
        yard(1, 'QLD'),
        yard(2, 'NSW'),
        yard(3, 'NSW', { coming_soon: true }),
        yard(4, 'NSW', { contact_detail: { opening_hours: [] } }),
        yard(5, 'NSW', { special_hours: [{ date: '2027-01-15', status: 'Closed' }] }),
      ],
      aSite(),
      now,
    );
    expect(open.map(({ id }) => id)).toEqual([2]);
    expect(hasHours).toBe(true);
    expect(openLocations([yard(4, 'NSW', { contact_detail: { opening_hours: [] } })], aSite(), now).hasHours).toBe(
      false,
    );
  });

  it('the dealer locator offers states and suburbs where distances are not known', () => {
    expect(locationAreas(locations).map(({ label }) => label)).toEqual([
      'All of NSW',
      'Grafton, NSW',
      'All of QLD',
      'Newstead, QLD',
    ]);
    expect(locationAreas(locations.slice(0, 2)).map(({ label }) => label)).toEqual(['Newstead, QLD']);
    expect(locationsInArea(locations, 'QLD').map(({ name }) => name)).toEqual(['Sales', 'Workshop']);
    expect(locationsInArea(locations, 'VIC/Nowhere')).toHaveLength(3);
  });
});
