import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { locationAreas, locationsInArea, locatorPath, locatorTypes, readLocator } from './index.ts';

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
  it('writes its filters to the address and reads them back', () => {
    const choice = { postcode: '0800', area: 'QLD/Newstead', type: 'service', view: 'map' } as const;
    expect(readLocator(new URL(locatorPath(choice), 'https://x.example').search)).toEqual(choice);
    expect(locatorPath(readLocator('?type=boats&view=globe'))).toBe('/dealer-locator');
  });

  it('offers what the locations are for, where they differ', () => {
    expect(locatorTypes(locations)).toEqual(['all', 'sales', 'service']);
    expect(locatorTypes(locations.slice(0, 1))).toEqual([]);
  });

  it('offers states and suburbs where distances are not known', () => {
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
