import { indexSettingsFor } from '@dealer/core/stock';
import { createEngine } from '@dealer/search-engine/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realDocuments, realFeed, realFeedFile as feed } from './realFeed.ts';

type Doc = Readonly<Record<string, unknown>>;
type Result = {
  totalHits: number;
  facetDistribution: Record<string, Record<string, number>>;
  facetStats: Record<string, { min: number; max: number }>;
};

const lists = [
  'car_type',
  'make',
  'simple_body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'state',
  'seats',
  'categories',
  'price_range',
  'status',
];
const ranges = { price: [0, 150_000], km: [0, 250_000], year: [2000, 2024] } as const;

/** All values of an attribute, one or a list. */
const valuesOf = (doc: Doc, attribute: string): readonly unknown[] => {
  const value = doc[attribute];
  return value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];
};
const same = (value: unknown, text: string): boolean =>
  String(value).trim().toLowerCase() === text.trim().toLowerCase();

/** A combination of filters as a shopper makes one: any of these values, within these bounds. */
type Combination = {
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly bounds: Readonly<Record<string, readonly [number, number]>>;
};

const filterOf = ({ chosen, bounds }: Combination): unknown[] => [
  ...Object.entries(chosen).map(([attribute, values]) =>
    values.map((value) => `"${attribute}"=${JSON.stringify(value)}`),
  ),
  ...Object.entries(bounds).flatMap(([attribute, [from, to]]) => [`"${attribute}">=${from}`, `"${attribute}"<=${to}`]),
];
/** The same, written without the engine: one plain loop. */
const holds = (doc: Doc, { chosen, bounds }: Combination): boolean =>
  Object.entries(chosen).every(([attribute, values]) =>
    valuesOf(doc, attribute).some((value) => values.some((text) => same(value, text))),
  ) &&
  Object.entries(bounds).every(
    ([attribute, [from, to]]) => typeof doc[attribute] === 'number' && doc[attribute] >= from && doc[attribute] <= to,
  );

describe('counts are true on a whole feed', () => {
  it.skipIf(feed === undefined)(
    `100 combinations of filters: every count is what a search with that value finds, and what a plain loop counts${feed === undefined ? ' (skipped: DEALER_FEED names no file)' : ''}`,
    { timeout: 600_000 },
    async () => {
      const { ndjson } = await realFeed();
      const docs = await realDocuments<Doc>();

      const engine = createEngine();
      const call = async <T>(method: string, path: string, body: string, type = 'application/json'): Promise<T> => {
        const answer = await engine.handle(
          new Request(`http://engine.invalid${path}`, { method, body, headers: { 'content-type': type } }),
        );
        expect(answer.status).toBeLessThan(300);
        return (await answer.json()) as T;
      };
      await call(
        'PATCH',
        '/indexes/cars/settings',
        JSON.stringify({ ...indexSettingsFor(docs.length), filterableAttributes: [...lists, ...Object.keys(ranges)] }),
      );
      await call('POST', '/indexes/cars/documents?primaryKey=id', ndjson, 'application/x-ndjson');
      const search = async (queries: object[]): Promise<Result[]> =>
        (
          await call<{ results: Result[] }>(
            'POST',
            '/multi-search',
            JSON.stringify({ queries: queries.map((query) => ({ indexUid: 'cars', hitsPerPage: 0, ...query })) }),
          )
        ).results;

      const known = Object.fromEntries(
        lists.map((attribute) => [
          attribute,
          [...new Set(docs.flatMap((doc) => valuesOf(doc, attribute).map(String)))],
        ]),
      );
      // At most three: most combinations of many filters hold nothing.
      const chosen = fc
        .shuffledSubarray(lists, { maxLength: 3 })
        .chain((attributes) =>
          fc.tuple(
            ...attributes.map((attribute) =>
              fc
                .subarray(known[attribute]!, { minLength: 1, maxLength: Math.min(3, known[attribute]!.length) })
                .map((values) => [attribute, values] as const),
            ),
          ),
        )
        .map((picked) => Object.fromEntries(picked));
      const bounds = fc
        .tuple(
          ...Object.entries(ranges).map(([attribute, [low, high]]) =>
            fc.option(
              fc
                .tuple(fc.integer({ min: low, max: high }), fc.integer({ min: low, max: high }))
                .map(([a, b]) => [attribute, [Math.min(a, b), Math.max(a, b)]] as const),
              { freq: 1, nil: undefined },
            ),
          ),
        )
        .map((picked) => Object.fromEntries(picked.filter((one) => one !== undefined)));
      const combinations = fc.sample(fc.record({ chosen, bounds }), { seed: 4, numRuns: 100 }) as Combination[];

      let checked = 0;
      for (const combination of combinations) {
        const filter = filterOf(combination);
        const where = JSON.stringify(filter);
        const [answer] = (await search([{ filter, facets: [...lists, ...Object.keys(ranges)] }])) as [Result];
        const found = docs.filter((doc) => holds(doc, combination));
        expect(answer.totalHits, where).toBe(found.length);

        const queries: { attribute: string; value: string; count: number }[] = [];
        for (const attribute of lists) {
          const expected = new Map<string, number>();
          for (const doc of found)
            for (const name of new Set(valuesOf(doc, attribute).map((value) => String(value).toLowerCase())))
              expected.set(name, (expected.get(name) ?? 0) + 1);
          const counted = answer.facetDistribution[attribute]!;
          expect(
            Object.fromEntries(Object.entries(counted).map(([value, count]) => [value.toLowerCase(), count])),
            `${attribute} in ${where}`,
          ).toEqual(Object.fromEntries(expected));
          for (const [value, count] of Object.entries(counted)) queries.push({ attribute, value, count });
        }
        const results = await search(
          queries.map(({ attribute, value }) => ({ filter: [...filter, `"${attribute}" = ${JSON.stringify(value)}`] })),
        );
        expect(
          results.map(({ totalHits }, i) => `${queries[i]!.attribute} = ${queries[i]!.value}: ${totalHits}`),
          where,
        ).toEqual(queries.map(({ attribute, value, count }) => `${attribute} = ${value}: ${count}`));
        checked += queries.length;

        for (const attribute of Object.keys(ranges)) {
          const numbers = found.flatMap((doc) => valuesOf(doc, attribute).filter((value) => typeof value === 'number'));
          expect(answer.facetStats[attribute], `${attribute} in ${where}`).toEqual(
            numbers.length === 0
              ? undefined
              : { min: numbers.reduce((a, b) => Math.min(a, b)), max: numbers.reduce((a, b) => Math.max(a, b)) },
          );
        }
      }
      // Not a test of empty results.
      expect(checked).toBeGreaterThan(5000);
    },
  );
});
