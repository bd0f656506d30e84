import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Engine } from '../engine/index.ts';
import { engineWith, search } from '../test/testEngine.ts';

type Car = { id: number; make: string; body?: string; year: number; price?: number; sold: boolean; features: string[] };

/** About 300 generated cars with missing values, lists, and spellings that differ by case. */
const cars: Car[] = (() => {
  let seed = 42;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  return Array.from({ length: 300 }, (_, id) => ({
    id,
    make: pick(['Toyota', 'Ford', 'FORD', 'Kia', 'Citroën']),
    year: 2010 + next(14),
    sold: next(4) === 0,
    features: ['Tow bar', 'Bluetooth', 'Sunroof'].filter(() => next(2) === 0),
    ...(next(5) > 0 && { body: pick(['Ute', 'SUV', 'Hatch']) }),
    ...(next(6) > 0 && { price: 5000 + next(20) * 1000 }),
  }));
})();

/** A filter as text, and the same filter as a function that does not use the engine. */
type Pair = { text: string; holds: (car: Car) => boolean };
const same = (a: unknown, b: string): boolean => String(a).toLowerCase() === b.toLowerCase();

const leaf: fc.Arbitrary<Pair> = fc.oneof(
  fc
    .constantFrom('toyota', 'Ford', 'Kia', 'Citroën', 'Saab')
    .map((make): Pair => ({ text: `make = "${make}"`, holds: (car) => same(car.make, make) })),
  fc
    .constantFrom('Ute', 'suv', 'Hatch')
    .map((body): Pair => ({ text: `body != ${body}`, holds: (car) => !same(car.body, body) })),
  fc.constantFrom('Tow bar', 'sunroof').map(
    (feature): Pair => ({
      text: `"features" = '${feature}'`,
      holds: (car) => car.features.some((each) => same(each, feature)),
    }),
  ),
  fc
    .integer({ min: 2009, max: 2025 })
    .map((year): Pair => ({ text: `year>=${year}`, holds: (car) => car.year >= year })),
  fc.tuple(fc.integer({ min: 4, max: 26 }), fc.integer({ min: 4, max: 26 })).map(
    ([low, high]): Pair => ({
      text: `price ${low}000 TO ${high}000`,
      holds: ({ price }) => price !== undefined && price >= low * 1000 && price <= high * 1000,
    }),
  ),
  fc.integer({ min: 4, max: 26 }).map(
    (thousand): Pair => ({
      text: `price < ${thousand}000`,
      holds: ({ price }) => price !== undefined && price < thousand * 1000,
    }),
  ),
  fc.boolean().map((sold): Pair => ({ text: `sold = ${sold}`, holds: (car) => car.sold === sold })),
  fc.constant<Pair>({ text: 'price NOT EXISTS', holds: (car) => car.price === undefined }),
  fc.constant<Pair>({ text: 'features IS EMPTY', holds: (car) => car.features.length === 0 }),
  fc.constant<Pair>({ text: 'make IN [ford, Kia,]', holds: (car) => same(car.make, 'ford') || same(car.make, 'kia') }),
  fc.constant<Pair>({ text: 'make STARTS WITH "T"', holds: (car) => car.make.startsWith('T') }),
);
const { filter } = fc.letrec<{ filter: Pair }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc
      .tuple(tie('filter'), tie('filter'))
      .map(([a, b]): Pair => ({ text: `(${a.text}) AND (${b.text})`, holds: (car) => a.holds(car) && b.holds(car) })),
    fc
      .tuple(tie('filter'), tie('filter'))
      .map(([a, b]): Pair => ({ text: `(${a.text} OR (${b.text}))`, holds: (car) => a.holds(car) || b.holds(car) })),
    tie('filter').map((a): Pair => ({ text: `NOT (${a.text})`, holds: (car) => !a.holds(car) })),
  ),
}));

describe('results and counts', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await engineWith(cars, { filterableAttributes: ['make', 'body', 'year', 'price', 'sold', 'features'] });
  });

  it('results and counts filter the same documents as a plain loop', async () => {
    await fc.assert(
      fc.asyncProperty(filter, async ({ text, holds }) => {
        const { body } = await search(engine, { filter: text, limit: 300 });
        expect(body.hits.map(({ id }: Car) => id)).toEqual(cars.filter(holds).map(({ id }) => id));
      }),
      { numRuns: 300 },
    );
  });

  it('count for every facet value the documents that a search with this value finds', async () => {
    const facets = ['make', 'body', 'year', 'price', 'sold', 'features'];
    await fc.assert(
      fc.asyncProperty(filter, fc.constantFrom('', 'ford', 'kia bluetooth', 'toyta'), async ({ text }, q) => {
        const { body } = await search(engine, { q, filter: text, facets, limit: 0 });
        for (const facet of facets) {
          for (const [value, count] of Object.entries<number>(body.facetDistribution[facet])) {
            const narrowed = await search(engine, {
              q,
              filter: [text, `${facet} = "${value}"`],
              page: 1,
              hitsPerPage: 1,
            });
            expect(narrowed.body.totalHits, `${facet} = ${value} in ${text}`).toBe(count);
          }
        }
        const prices = await search(engine, { q, filter: text, limit: 300 });
        const shown = prices.body.hits.flatMap(({ price }: Car) => price ?? []);
        expect(body.facetStats.price).toEqual(
          shown.length === 0 ? undefined : { min: Math.min(...shown), max: Math.max(...shown) },
        );
      }),
      { numRuns: 40 },
    );
  });
});
