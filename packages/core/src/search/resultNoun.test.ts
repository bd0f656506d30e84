import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { emptySearchState, nounFor, resultNoun, searchMeta } from './index.ts';
import type { ResultKinds } from './resultNoun.ts';

const site = aSite();

describe('the noun of a result', () => {
  it.each<[string, ResultKinds, string]>([
    ['cars alone', { count: 400, itemTypes: {} }, 'Car'],
    ['cars by their type', { count: 400, itemTypes: { car: 400 } }, 'Car'],
    ['caravans alone', { count: 20, itemTypes: { caravan: 20 } }, 'Caravan'],
    ['a mixed yard, whose cars have no type', { count: 470, itemTypes: { caravan: 20, truck: 50 } }, 'Vehicle'],
    ['a mixed yard, whose cars have one', { count: 470, itemTypes: { caravan: 20, car: 450 } }, 'Vehicle'],
    [
      'caravans chosen beside trucks that the facet counts too',
      { count: 20, itemTypes: { caravan: 20, truck: 50 }, chosen: ['caravan'] },
      'Caravan',
    ],
    ['nothing', { count: 0, itemTypes: { truck: 0 } }, 'Car'],
    ['an engine that counts no types', { count: 12 }, 'Car'],
  ])('the noun of a result of %s', (_, kinds, noun) => {
    expect(resultNoun(kinds, site)).toBe(noun);
  });

  it.each([
    ['Car', 'Cars'],
    ['Bus', 'Buses'],
    ['Hatch', 'Hatches'],
    ['Cab Chassis', 'Cab Chassis'],
    ['Watercraft', 'Watercraft'],
    ['Lorry', 'Lorries'],
  ])('the noun of a result: %s is "%s" in the plural', (noun, plural) => {
    expect(nounFor(2, noun)).toBe(plural);
    expect(nounFor(1, noun)).toBe(noun);
  });

  it("the noun of a result is the site's own where it is not cars", () => {
    expect(resultNoun({ count: 3, itemTypes: {} }, aSite({ vehicleNoun: 'Truck' }))).toBe('Truck');
    expect(resultNoun({ count: 3, itemTypes: { truck: 2 } }, aSite({ vehicleNoun: 'Truck' }))).toBe('Truck');
  });

  it('the noun of a result is in the heading of a search for one kind', () => {
    const heading = (item_type: string[]): string =>
      searchMeta({ ...emptySearchState(), refinements: { car_type: ['used'], item_type } }, site).heading;
    expect(heading(['motorcycle'])).toBe('Used motorcycles');
    expect(heading(['caravan', 'truck'])).toBe('Used vehicles');
    expect(heading([])).toBe('Used cars');
  });
});
