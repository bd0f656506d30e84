import { describe, expect, it } from 'vitest';
import { aSite, aVehicle } from '../testing/index.ts';
import { isShown } from './isShown.ts';
import { pageKey } from './pageList.ts';

const site = aSite({ tags: { certifiedBadge: 'Approved' }, home: { reasons: [] } });
const item = (when: object) => ({ section: 'certified', when });

describe('a section of a page list', () => {
  it('a section of a page list is there without a condition', () =>
    expect(isShown({ section: 'hero' }, { site })).toBe(true));

  it.each([
    ['tags.certifiedBadge', true],
    ['home.reasons', false],
    ['finance.hidden', false],
    ['no.such.setting', false],
    ['constructor', false],
    ['tags.certifiedBadge.length', false],
  ])('a section of a page list with the condition on the setting %s is there: %s', (path, shown) =>
    expect(isShown(item({ site: path }), { site })).toBe(shown),
  );

  it.each([
    ['available', true, false],
    ['sold', false, true],
    ['used', true, true],
    ['new', false, false],
  ] as const)(
    'a section of a page list for vehicles that are %s is there: %s for one in stock, %s for one sold',
    (vehicle, inStock, sold) => {
      expect(isShown(item({ vehicle }), { site, vehicle: aVehicle({ car_type: 'used' }) })).toBe(inStock);
      expect(isShown(item({ vehicle }), { site, vehicle: aVehicle({ status: 'sold' }) })).toBe(sold);
      expect(isShown(item({ vehicle }), { site })).toBe(false);
    },
  );

  it('a section of a page list needs all that its condition says', () => {
    const both = item({ site: 'tags.certifiedBadge', vehicle: 'new' });
    expect(isShown(both, { site, vehicle: aVehicle({ car_type: 'new' }) })).toBe(true);
    expect(isShown(both, { site, vehicle: aVehicle({ car_type: 'used' }) })).toBe(false);
  });

  it('a section of a page list is named by its id, else by its section', () => {
    expect(pageKey({ section: 'featured' })).toBe('featured');
    expect(pageKey({ section: 'featured', id: 'utes' })).toBe('utes');
  });
});
