import { hasNumber, queryText, typedNumber } from '@dealer/core/search';
import { identifyingAttributes, indexSettingsFor, searchIdentifiers } from '@dealer/core/stock';
import { parseVehicle } from '@dealer/core/vehicle';
import { createEngine } from '@dealer/search-engine/engine';
import { beforeAll, describe, expect, it } from 'vitest';

const vehicles = [
  { id: 1, slug: 'one', make: 'Toyota', model: 'Hilux', stocknum: 'AB-12 34', regplate: '324 ABC' },
  { id: 2, slug: 'two', make: 'Kia', model: 'Rio', stocknum: 'AB1235', regplate: '324abd' },
  { id: 3, slug: 'three', make: 'Mazda', model: 'CX-5', stocknum: 'p/77', vin: 'mr0ha3cd 0000-00001' },
  { id: 4, slug: 'four', make: 'Ford', model: 'Ranger', stocknum: 'U10324', vin: 'MPBUMFF50HX123456' },
];
let search: (query: object) => Promise<{ id: number }[]>;

beforeAll(async () => {
  const engine = createEngine();
  const call = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const answer = await engine.handle(
      new Request(`http://engine.invalid${path}`, {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    );
    return answer.json();
  };
  await call('PATCH', '/indexes/cars/settings', indexSettingsFor(vehicles.length));
  await call(
    'POST',
    '/indexes/cars/documents?primaryKey=id',
    vehicles.map((doc) => ({ ...doc, identifiers: searchIdentifiers(doc) })),
  );
  search = async (query) =>
    ((await call('POST', '/indexes/cars/search', { matchingStrategy: 'all', ...query })) as { hits: { id: number }[] })
      .hits;
});

const spellings: [string, number][] = [
  ['AB-12 34', 1],
  ['ab1234', 1],
  ['Ab 12-34', 1],
  ['ab 1234', 1],
  ['AB12-34', 1],
  ['324 ABC', 1],
  ['324abc', 1],
  ['324-abc', 1],
  ['ab-1235', 2],
  ['AB 1235', 2],
  ['324 abd', 2],
  ['P77', 3],
  ['p-77', 3],
  ['mr0ha3cd000000001', 3],
  ['MR0HA3CD 000000001', 3],
  ['u 10324', 4],
  ['mpb-umff50hx-123456', 4],
  ['A B 1 2 3 4', 1],
  ['M R 0 HA3 CD 000 000 001', 3],
];

/** As the storefront asks: as typed, and in one word where that finds nothing. */
const ask = async (typed: string, more: object = {}): Promise<{ id: number }[]> => {
  const hits = await search({ q: queryText(typed), ...more });
  return hits.length === 0 ? search({ q: typedNumber(typed) ?? '', ...more }) : hits;
};

describe('a stock number, plate or VIN is found whatever its blanks, hyphens and case', () => {
  it.each(spellings)('a stock number: %s in the search for words', async (typed, id) => {
    expect((await ask(typed)).map((hit) => hit.id)).toEqual([id]);
  });

  it.each(spellings)('a stock number: %s in the search for one vehicle', async (typed, id) => {
    const hits = await ask(typed, { attributesToSearchOn: identifyingAttributes });
    const found = hits.filter((hit) => {
      const parsed = parseVehicle(hit);
      return parsed.kind === 'vehicle' && hasNumber(parsed.vehicle, typedNumber(typed)!);
    });
    expect(found.map((hit) => hit.id)).toEqual([id]);
  });
});
