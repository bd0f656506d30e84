import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { fuelCost, fuelDefaults } from './fuelCost.ts';

describe('fuelDefaults', () => {
  it("fuelDefaults are 250 km, $1.70 and the car's consumption, or 10 litres where it is missing or 0", () => {
    expect(fuelDefaults({ fuelConsumption: 7.9 })).toEqual({
      distanceKm: 250,
      litresPer100Km: 7.9,
      pricePerLitre: 1.7,
    });
    expect(fuelDefaults({})).toMatchObject({ litresPer100Km: 10 });
    expect(fuelDefaults({ fuelConsumption: 0 })).toMatchObject({ litresPer100Km: 10 });
  });

  it('fuelDefaults have the price in whole cents that the field shows, where a site has tenths as at the pump', () => {
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
    'fuelCost of %s km at %s litres and %s dollars is %s a week, %s a year',
    (distanceKm, litresPer100Km, pricePerLitre, week, year) => {
      expect(fuelCost({ distanceKm, litresPer100Km, pricePerLitre })).toEqual({ week, year });
    },
  );

  it('fuelCost is what whole numbers say, for inputs with two decimals', () => {
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
