import { describe, expect, it } from 'vitest';
import { aHilux } from '../testing/aHilux.ts';
import { aSite } from '../testing/index.ts';
import type { Vehicle } from '../vehicle/index.ts';
import { pickSimilarCars, similarCarIdsQuery, similarCarQueries } from './similarCars.ts';

const car = (change: Record<string, unknown> = {}): Vehicle => aHilux({ badge: 'SR5', ...change });
const site = aSite();
const others = '(status = in_stock OR status = coming_soon) AND id != 7';

describe('similarCarQueries', () => {
  it('similarCarQueries query the same model in the price band and at any price, the same body in the band, and the band alone', () => {
    expect(similarCarQueries(car({ simple_body: 'Ute' }), site)).toEqual([
      `${others} AND make = "Toyota" AND model = "Hilux" AND price >= 35990 AND price <= 55990`,
      `${others} AND make = "Toyota" AND model = "Hilux"`,
      `${others} AND simple_body = "Ute" AND price >= 35990 AND price <= 55990`,
      `${others} AND price >= 35990 AND price <= 55990`,
    ]);
  });

  it.each([
    [49_999, 39_999, 59_999],
    [50_000, 25_000, 75_000],
    [6_000, 0, 16_000],
  ])('similarCarQueries for %d dollars look from %d to %d', (price, min, max) => {
    expect(similarCarQueries(car({ price }), site).at(-1)).toBe(`${others} AND price >= ${min} AND price <= ${max}`);
  });

  it('similarCarQueries have no band where no price is shown', () => {
    expect(similarCarQueries(car({ price: 0, simple_body: 'Ute' }), site)).toEqual([
      `${others} AND make = "Toyota" AND model = "Hilux"`,
      `${others} AND simple_body = "Ute"`,
    ]);
    expect(
      similarCarQueries(car({ subscription_price: 250 }), aSite({ price: { offersSubscriptions: true } })),
    ).toHaveLength(1);
  });

  it('similarCarQueries let no value add a condition of its own', () => {
    expect(similarCarQueries(car({ model: 'X" OR id > 0 OR model = "' }), site)[1]).toBe(
      `${others} AND make = "Toyota" AND model = "X\\" OR id > 0 OR model = \\""`,
    );
  });
});

describe('similarCarIdsQuery', () => {
  it.each([
    [[8, 9, 8], '(status = in_stock OR status = coming_soon) AND id IN [8, 9]'],
    [[7, 9, Number.NaN, -1, 1.5], '(status = in_stock OR status = coming_soon) AND id IN [9]'],
    [[7], undefined],
    [[], undefined],
  ])('similarCarIdsQuery of %j', (ids, expected) => {
    expect(similarCarIdsQuery(ids, { id: 7 })).toBe(expected);
  });
});

describe('pickSimilarCars', () => {
  const current = car();
  const ids = (candidates: Vehicle[]): number[] => pickSimilarCars(current, candidates).map((vehicle) => vehicle.id);

  it('pickSimilarCars puts the same model first and preserves the order otherwise', () => {
    expect(
      ids([
        car({ id: 1, model: 'Corolla' }),
        car({ id: 2 }),
        car({ id: 3, make: 'Ford', model: 'Ranger' }),
        car({ id: 4, model: 'HILUX' }),
      ]),
    ).toEqual([2, 4, 1, 3]);
  });

  it('pickSimilarCars puts the nearest in price and year first within a model, and within a body', () => {
    expect(
      ids([
        car({ id: 1, price: 11_990, year: 2012 }),
        car({ id: 2, price: 43_990, year: 2021 }),
        car({ id: 3, price: 45_990, year: 2022 }),
        car({ id: 4, price: 46_500, year: 2015 }),
        car({ id: 5, make: 'Ford', model: 'Ranger', price: 20_000 }),
        car({ id: 6, make: 'Ford', model: 'Ranger', price: 44_000 }),
      ]),
    ).toEqual([3, 2, 4, 1, 6, 5]);
    const ute = car({ simple_body: 'Ute' });
    const mixed = [
      car({ id: 1, model: 'Corolla', simple_body: 'Hatch' }),
      car({ id: 2, make: 'Ford', model: 'Ranger', simple_body: 'ute', price: 54_000 }),
      car({ id: 3, make: 'Isuzu', model: 'D-Max', simple_body: 'Ute', price: 47_000 }),
    ];
    expect(pickSimilarCars(ute, mixed).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('pickSimilarCars counts an unknown price or year as neither near nor out of reach', () => {
    expect(
      ids([
        car({ id: 1, price: 11_990 }),
        car({ id: 2, price: undefined }),
        car({ id: 3, price: 40_990 }),
        car({ id: 4, year: undefined }),
      ]),
    ).toEqual([3, 2, 4, 1]);
  });

  it('pickSimilarCars leaves out the car itself, sold ones and repeats', () => {
    expect(
      ids([
        car(),
        car({ id: 1 }),
        car({ id: 1 }),
        car({ id: 2, status: 'sold' }),
        car({ id: 3, sold: true }),
        car({ id: 4, status: 'coming_soon' }),
      ]),
    ).toEqual([1, 4]);
  });

  it('pickSimilarCars shows at most six similar cars', () => {
    expect(ids(Array.from({ length: 10 }, (_, i) => car({ id: 100 + i })))).toEqual([100, 101, 102, 103, 104, 105]);
  });
});
