import { indexSettingsFor } from '@dealer/core/stock';
import { queryText } from '@dealer/core/search';
import type { VehicleDoc } from '@dealer/core/vehicle';
import { createEngine } from '@dealer/search-engine/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { realDocuments, realFeedFile as feed } from './realFeed.ts';
import { relevanceQueries, type Expected } from './relevanceQueries.ts';

const why = feed === undefined ? ' (skipped: DEALER_FEED names no file)' : '';
type Answer = { hits: VehicleDoc[]; totalHits: number };

/** These need more than the feed has: it carries no plates and no VINs, so two vehicles are given some. */
const plated = [
  { regplate: '324 ABC', vin: '6ZZTESTVEHICLE001' },
  { regplate: 'QWE12R', vin: '6ZZTESTVEHICLE002' },
];

const fits = (doc: VehicleDoc, expected: Expected): boolean =>
  Object.entries(expected).every(([field, wanted]) => {
    const value = doc[field as keyof VehicleDoc];
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    if (wanted instanceof RegExp) return wanted.test(text);
    return Array.isArray(wanted) ? wanted.includes(text) : value === wanted;
  });
const shown = (expected: Expected): string => Object.values(expected).map(String).join(' ');

describe.skipIf(feed === undefined)(`what shoppers search for, on a whole feed${why}`, { timeout: 300_000 }, () => {
  let docs: VehicleDoc[];
  let search: (queries: object[]) => Promise<Answer[]>;
  /** As the storefront asks. */
  const ask = (texts: readonly string[], more: object = {}) =>
    search(texts.map((q) => ({ q: queryText(q), matchingStrategy: 'all', hitsPerPage: 21, page: 1, ...more })));
  const total = async (text: string): Promise<number> => (await ask([text]))[0]!.totalHits;

  beforeAll(async () => {
    docs = (await realDocuments<VehicleDoc>()).map((doc, at) => ({ ...doc, ...plated[at] }));
    const engine = createEngine();
    const call = async (method: string, path: string, body: string): Promise<unknown> => {
      const answer = await engine.handle(
        new Request(`http://engine.invalid${path}`, { method, body, headers: { 'content-type': 'application/json' } }),
      );
      expect(answer.status).toBeLessThan(300);
      return answer.json();
    };
    await call('PATCH', '/indexes/cars/settings', JSON.stringify(indexSettingsFor(docs.length)));
    await call('POST', '/indexes/cars/documents?primaryKey=id', JSON.stringify(docs));
    search = async (queries) =>
      (
        (await call(
          'POST',
          '/multi-search',
          JSON.stringify({ queries: queries.map((query) => ({ indexUid: 'cars', ...query })) }),
        )) as { results: Answer[] }
      ).results;
  }, 300_000);

  it(`${relevanceQueries.length} queries: what is meant comes first`, async () => {
    expect(relevanceQueries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(relevanceQueries.map(([query]) => query)).size).toBe(relevanceQueries.length);
    const answers = await ask(relevanceQueries.map(([query]) => query));
    const rows = relevanceQueries.map(([query, expected], at) => {
      const { hits, totalHits } = answers[at]!;
      const [first] = hits;
      return {
        query,
        expected,
        totalHits,
        name: first?.name ?? 'nothing',
        isRight: first !== undefined && fits(first, expected),
      };
    });
    console.log(
      rows
        .map(
          ({ query, totalHits, name, isRight }) =>
            `${isRight ? ' ' : '!'} ${query.padEnd(42)}${String(totalHits).padStart(6)}  ${name}`,
        )
        .join('\n'),
    );
    expect(
      rows
        .filter(({ isRight }) => !isRight)
        .map(({ query, expected, name }) => `"${query}" wants ${shown(expected)}, first is ${name}`),
    ).toEqual([]);
  });

  it('more words never find more', async () => {
    for (const queries of [
      ['corolla', 'toyota corolla', 'white toyota corolla', '2019 white toyota corolla'],
      ['mazda', 'mazda 3', 'red mazda 3'],
      ['ute', 'diesel ute', 'diesel ute 4x4', 'isuzu diesel ute 4x4'],
      ['7 seater', '7 seater suv', 'mazda 7 seater suv'],
    ]) {
      const totals = [];
      for (const text of queries) totals.push(await total(text));
      expect(totals, queries.join(' | ')).toEqual([...totals].sort((a, b) => b - a));
      expect(totals.at(-1), queries.at(-1)).toBeGreaterThan(0);
    }
  });

  it.each<[string, (doc: VehicleDoc) => boolean]>([
    ['toyota corolla', ({ make, model }) => make === 'Toyota' && /corolla/i.test(model ?? '')],
    ['volkswagen golf', ({ make, model }) => make === 'Volkswagen' && model === 'Golf'],
    ['cx5', ({ model }) => model === 'CX-5'],
    ['rav 4', ({ model }) => model === 'RAV4'],
    ['7seater', ({ seats = 0, badge }) => seats >= 7 || /7 ?seat/i.test(badge ?? '')],
    ['people mover', ({ simple_body: body }) => body === 'People Mover'],
  ])('%s finds these, each of them and no other', async (text, isMeant) => {
    const found = (await ask([text], { hitsPerPage: 3_000 }))[0]!.hits.map(({ id }) => id);
    const meant = docs.filter(isMeant).map(({ id }) => id);
    expect([...found].sort((a, b) => a - b)).toEqual([...meant].sort((a, b) => a - b));
  });

  it('a dealership’s or a town’s name finds nobody’s stock', async () => {
    const dealerships = new Set(docs.map(({ dealership_name: name = '' }) => name));
    const vehicles = docs.map(({ name = '' }) => name.toLowerCase()).join(' ');
    const towns = [...new Set(docs.map(({ city = '' }) => city.toLowerCase()))]
      .filter((city) => city.length > 6 && !vehicles.includes(city.split(' ')[0] ?? ''))
      .slice(0, 50);
    const names = [...dealerships, ...towns];
    expect(names.length).toBeGreaterThan(60);
    const answers = await ask(names);
    // A town may be a model with a typing error; it is never where the vehicle is.
    const found = names.filter((name, at) =>
      answers[at]!.hits.some((doc) => doc.city?.toLowerCase() === name || doc.dealership_name === name),
    );
    expect(found).toEqual([]);
    expect(answers.slice(0, dealerships.size).map(({ totalHits }) => totalHits)).toEqual(
      Array.from(dealerships, () => 0),
    );
  });

  it('a stock number, plate or VIN finds its vehicle and no other, and one digit away finds none', async () => {
    for (const doc of docs.filter((_, at) => at % 800 === 0)) {
      const number = doc.stocknum!;
      const [exact] = await ask([number.toLowerCase()]);
      expect(
        exact!.hits.map(({ id }) => id),
        number,
      ).toEqual([doc.id]);
      const other = `${number.slice(0, -1)}${number.endsWith('Z') ? 'Y' : 'Z'}`;
      if (!docs.some(({ stocknum }) => stocknum === other)) expect(await total(other), other).toBe(0);
    }
    for (const [at, { regplate, vin }] of plated.entries()) {
      for (const typed of [regplate, regplate.replace(' ', '').toLowerCase(), vin])
        expect(
          (await ask([typed]))[0]!.hits.map(({ id }) => id),
          typed,
        ).toEqual([docs[at]!.id]);
      expect(await total(vin.replace('6ZZ', '6ZY')), vin).toBe(0);
    }
  });
});
