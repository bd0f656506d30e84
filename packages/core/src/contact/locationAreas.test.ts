import { describe, expect, it } from 'vitest';
import { aLocation } from '../testing/index.ts';
import { locationAreas, locationsAtAddress, locationsInArea } from './index.ts';

const at = (id: number, city: string | undefined, state: string | undefined, street = `${id} Wharf Lane`) =>
  aLocation({ id, name: `Yard ${id}`, address: { street, city, state, postcode: '4000' } });

describe('the areas of a location search', () => {
  it('the areas of a location search are the states, if there are several, and the towns', () => {
    expect(locationAreas([at(1, 'Newstead', 'QLD'), at(2, 'Grafton', 'NSW'), at(3, 'Newstead', 'QLD')])).toEqual([
      { value: 'NSW', label: 'All of NSW' },
      { value: 'NSW/Grafton', label: 'Grafton, NSW' },
      { value: 'QLD', label: 'All of QLD' },
      { value: 'QLD/Newstead', label: 'Newstead, QLD' },
    ]);
    expect(locationAreas([at(1, 'Newstead', 'QLD'), at(2, 'Southport', 'QLD')]).map(({ label }) => label)).toEqual([
      'Newstead, QLD',
      'Southport, QLD',
    ]);
  });

  it('the areas of a location search have no state in a country without states, and none without a town', () => {
    expect(locationAreas([at(1, 'Penrose', undefined), at(2, undefined, undefined)])).toEqual([
      { value: '/Penrose', label: 'Penrose' },
    ]);
  });

  it('limit the locations; an unknown area shows all of them', () => {
    const all = [at(1, 'Newstead', 'QLD'), at(2, 'Grafton', 'NSW')];
    expect(locationsInArea(all, 'QLD').map(({ id }) => id)).toEqual([1]);
    expect(locationsInArea(all, 'WA')).toEqual(all);
  });
});

describe('locations at one address', () => {
  it('locations at one address are shown together, wherever the street is written alike', () => {
    const sales = at(1, 'Newstead', 'QLD', '12 Wharf Lane');
    const service = { ...at(2, 'Newstead', 'QLD', '12 wharf lane,'), location_type: 'service' as const };
    expect(locationsAtAddress(sales, [sales, service, at(3, 'Grafton', 'NSW')]).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('locations at one address are alone without a street, or without town and postcode', () => {
    const noStreet = at(1, 'Newstead', 'QLD', '');
    const noTown = aLocation({ id: 4, address: { street: '12 Wharf Lane' } });
    expect(locationsAtAddress(noStreet, [noStreet, at(2, 'Newstead', 'QLD', '')])).toEqual([noStreet]);
    expect(locationsAtAddress(noTown, [noTown, aLocation({ id: 5, address: { street: '12 Wharf Lane' } })])).toEqual([
      noTown,
    ]);
  });
});
