import { describe, expect, it } from 'vitest';
import { vehicleTitle } from './vehicleTitle.ts';

const hilux = {
  name: 'HILUX from the feed',
  year: 2022,
  make: 'Toyota',
  model: 'Hilux',
  badge: 'SR5',
  series: 'GUN126R',
};

describe('vehicleTitle', () => {
  it.each([
    [
      'all parts',
      {},
      { title: '2022 Toyota Hilux SR5 GUN126R', heading: '2022 Toyota Hilux', subheading: 'SR5 GUN126R' },
    ],
    [
      'no year',
      { year: undefined },
      { title: 'Toyota Hilux SR5 GUN126R', heading: 'Toyota Hilux', subheading: 'SR5 GUN126R' },
    ],
    [
      'no badge',
      { badge: undefined },
      { title: '2022 Toyota Hilux GUN126R', heading: '2022 Toyota Hilux', subheading: 'GUN126R' },
    ],
    [
      'neither badge nor series',
      { badge: undefined, series: '' },
      { title: '2022 Toyota Hilux', heading: '2022 Toyota Hilux', subheading: '' },
    ],
    [
      'no model',
      { year: 2020, make: 'Ford', model: '', badge: 'XLT', series: '' },
      { title: '2020 Ford XLT', heading: '2020 Ford', subheading: 'XLT' },
    ],
    ['no make', { make: '' }, { title: '2022 Hilux SR5 GUN126R', heading: '2022 Hilux', subheading: 'SR5 GUN126R' }],
    [
      'neither make nor model',
      { make: '', model: '' },
      { title: 'HILUX from the feed', heading: 'HILUX from the feed', subheading: '' },
    ],
  ])('vehicleTitle with %s', (_, change, expected) => {
    expect(vehicleTitle({ ...hilux, ...change })).toEqual(expected);
  });
});
