import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import {
  type FuelAction,
  type FuelCalculator,
  fuelCalculator,
  fuelCost,
  fuelDefaults,
  fuelModel,
  isFuelCalculatorShown,
} from './index.ts';

const site = aSite();
const start: FuelCalculator = { use: fuelDefaults({}), drafts: {} };
const after = (...actions: FuelAction[]): FuelCalculator => actions.reduce(fuelCalculator, start);

describe('isFuelCalculatorShown', () => {
  it.each([
    ['Electric', false],
    [' ELECTRIC ', false],
    ['Plug-in Hybrid', true],
    ['Hybrid', true],
    ['Electric/Petrol', true],
    ['Diesel', true],
    [undefined, true],
  ])('for %s', (fuel, shown) => {
    expect(isFuelCalculatorShown({ fuel })).toBe(shown);
  });
});

describe('a fuel calculator', () => {
  it.each([
    ['caravan', false],
    ['Trailer', false],
    ['motorcycle', true],
    ['truck', true],
    ['car', true],
    [undefined, true],
  ])('for the item type %s', (itemType, shown) => {
    expect(isFuelCalculatorShown({ itemType })).toBe(shown);
  });
});

describe('fuelDefaults', () => {
  it("are 250 km, $1.70 and the car's consumption, or 10 litres where it is missing or 0", () => {
    expect(fuelDefaults({ fuelConsumption: 7.9 })).toEqual({
      distanceKm: 250,
      litresPer100Km: 7.9,
      pricePerLitre: 1.7,
    });
    expect(fuelDefaults({})).toMatchObject({ litresPer100Km: 10 });
    expect(fuelDefaults({ fuelConsumption: 0 })).toMatchObject({ litresPer100Km: 10 });
  });

  it('have the price in whole cents that the field shows, where a site has tenths as at the pump', () => {
    const nz = { ...aSite().nz, petrolPrice: 2.899, dieselPrice: 1.955 };
    const priceOf = (fuel: string) => fuelDefaults({ fuel }, { country: 'NZ', nz }).pricePerLitre;
    expect([priceOf('Petrol'), priceOf('Diesel')]).toEqual([2.9, 1.96]);
  });
});

describe('fuelCost', () => {
  // By hand: 2.5 x 10 x 1.70 = 42.50; 2.5 x 7.9 x 1.899 = 37.50525; 0.5 x 2.01 x 1 = 1.005, half up 1.01.
  it.each([
    [250, 10, 1.7, 42.5, 2_210],
    [250, 7.9, 1.899, 37.51, 1_950.52],
    [50, 2.01, 1, 1.01, 52.52],
    [0, 10, 1.7, 0, 0],
    [Number.NaN, 10, 1.7, 0, 0],
    [-5, 10, 1.7, 0, 0],
  ])(
    'of %s km at %s litres and %s dollars is %s a week, %s a year',
    (distanceKm, litresPer100Km, pricePerLitre, week, year) => {
      expect(fuelCost({ distanceKm, litresPer100Km, pricePerLitre })).toEqual({ week, year });
    },
  );

  it('is what whole numbers say, for inputs with two decimals', () => {
    // km x hundredths of a litre x cents: 1,000,000 of it is a dollar, 10,000 a cent; half a cent rounds up.
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 1_000 }),
        (km, litres, price) => {
          const cents = (BigInt(km) * BigInt(litres) * BigInt(price) + 5_000n) / 10_000n;
          expect(
            BigInt(
              Math.round(
                fuelCost({ distanceKm: km, litresPer100Km: litres / 100, pricePerLitre: price / 100 }).week * 100,
              ),
            ),
          ).toBe(cents);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});

describe('fuelCalculator', () => {
  it('stores what is typed and calculates with it', () => {
    const state = after({ kind: 'type', field: 'pricePerLitre', text: '2.1' });
    // 2.5 x 10 x 2.10 = 52.50; 52 x 52.50 = 2730.
    expect(fuelModel(state, site)).toEqual({
      distanceKm: '250',
      litresPer100Km: '10',
      pricePerLitre: '2.1',
      week: '$52.50',
      year: '$2,730.00',
    });
    expect(fuelModel(fuelCalculator(state, { kind: 'leave', field: 'pricePerLitre' }), site).pricePerLitre).toBe(
      '2.10',
    );
  });

  it.each([
    ['-5', 0],
    ['lots', 0],
    ['', 0],
    ['99999999', 10_000],
    ['1,200 ', 1_200],
    ['120,5', 120.5],
  ])('takes "%s" kilometres as %s', (text, distanceKm) => {
    expect(after({ kind: 'type', field: 'distanceKm', text }).use.distanceKm).toBe(distanceKm);
  });

  it.each([
    ['pricePerLitre', '1.899', '1.90', 1.9],
    ['pricePerLitre', '1.994999', '1.99', 1.99],
    ['pricePerLitre', '99', '10.00', 10],
    ['litresPer100Km', '7.8888', '7.89', 7.89],
    ['distanceKm', '123.4567', '123.46', 123.46],
    ['distanceKm', 'far', '0', 0],
  ] as const)('%s "%s" is used as %s, which the field shows once it is left', (field, text, shown, value) => {
    const typed = after({ kind: 'type', field, text });
    const left = fuelCalculator(typed, { kind: 'leave', field });
    expect(fuelModel(left, site)[field]).toBe(shown);
    expect(left.use[field]).toBe(value);
    expect(fuelModel(left, site).week).toBe(fuelModel(typed, site).week);
  });

  it('writes thousands of kilometres with a comma', () => {
    const state = after({ kind: 'type', field: 'distanceKm', text: '1200.5' });
    expect(fuelModel(state, site).distanceKm).toBe('1200.5');
    expect(fuelModel(fuelCalculator(state, { kind: 'leave', field: 'distanceKm' }), site).distanceKm).toBe('1,200.5');
  });

  it('starts at 42.50 a week', () => {
    expect(fuelModel(start, site)).toEqual({
      distanceKm: '250',
      litresPer100Km: '10',
      pricePerLitre: '1.70',
      week: '$42.50',
      year: '$2,210.00',
    });
  });
});
