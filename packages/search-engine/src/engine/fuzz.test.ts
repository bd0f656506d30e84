import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { call, movies, nested } from '../test/testEngine.ts';
import { createEngine } from './createEngine.ts';

const uid = fc.constantFrom(
  ...Array.from({ length: 20 }, () => 'test'),
  'other',
  'missing',
  'hé',
  '__proto__',
  'constructor',
  '..',
  '%',
  'Car_production:price:asc',
);
const word = fc.constantFrom(
  'title',
  'color',
  'doggos',
  'doggos.age',
  'id',
  'nope',
  '*',
  '_geo',
  '__proto__',
  'constructor',
  'toString',
  '',
  'doggos.*',
  'year',
);
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ maxLength: 30 }),
  fc.integer(),
  fc.constantFrom<unknown>(null, -1, 1e300, 1e15, true, [], {}, '__proto__', [[['a']]], 'x'.repeat(20_000)),
);
const filterText = fc
  .array(
    fc.oneof(
      word,
      fc.constantFrom(
        '=',
        '!=',
        '>',
        '<=',
        'TO',
        'IN',
        '[',
        ']',
        ',',
        '(',
        ')',
        'AND',
        'OR',
        'NOT',
        'EXISTS',
        'IS',
        'NULL',
        'EMPTY',
        'STARTS',
        'WITH',
        '"',
        "'",
        '\\',
        '5',
        '-1.5',
        'blue',
        '_geoRadius(1,2,3)',
        '_geoPoint(1,2)',
        '\u{1F43B}',
      ),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(' '));
const goodFilter = fc
  .tuple(word, fc.constantFrom('=', '!=', '>=', '<'), fc.constantFrom('blue', '5', '"a b"'))
  .map((parts) => parts.join(' '));
const filter = fc.oneof(
  { weight: 2, arbitrary: filterText },
  { weight: 8, arbitrary: goodFilter },
  { weight: 4, arbitrary: fc.array(fc.oneof(goodFilter, fc.array(goodFilter, { maxLength: 3 })), { maxLength: 4 }) },
  { weight: 1, arbitrary: junk },
);
const names = fc.oneof({ weight: 20, arbitrary: fc.array(word, { maxLength: 4 }) }, { weight: 1, arbitrary: junk });
const orJunk = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: good }, { weight: 1, arbitrary: junk });

const query = fc.record(
  {
    indexUid: orJunk(uid),
    q: orJunk(
      fc.oneof(
        fc.constantFrom('', 'captain', 'captian marv', '"your dragon', '-room -', 'a b c d e f g h i j k l', '" "" -"'),
        fc.string({ unit: 'binary', maxLength: 40 }),
      ),
    ),
    filter,
    facets: names,
    attributesToRetrieve: names,
    attributesToHighlight: names,
    attributesToCrop: names,
    attributesToSearchOn: names,
    sort: orJunk(
      fc.array(
        fc.constantFrom(
          'id:asc',
          'title:desc',
          '_geoPoint(1,2):asc',
          '_geoPoint(x):asc',
          'title',
          ':',
          '_geo:asc',
          'nope:asc',
        ),
        { maxLength: 3 },
      ),
    ),
    limit: orJunk(fc.nat(50)),
    offset: orJunk(fc.nat(50)),
    page: orJunk(fc.nat(5)),
    hitsPerPage: orJunk(fc.nat(5)),
    cropLength: orJunk(fc.nat(10)),
    distinct: orJunk(word),
    matchingStrategy: orJunk(fc.constantFrom('all', 'last', 'frequency')),
    showRankingScore: orJunk(fc.boolean()),
    showMatchesPosition: orJunk(fc.boolean()),
    rankingScoreThreshold: orJunk(fc.double({ min: 0, max: 1, noNaN: true })),
    facetName: orJunk(word),
    facetQuery: orJunk(fc.string({ maxLength: 8 })),
    highlightPreTag: junk,
    unknown: junk,
  },
  { requiredKeys: [] },
);
// Only a few members at a time; otherwise nearly every request would fail at the first invalid one.
const fewOf = <T extends object>(all: fc.Arbitrary<T>): fc.Arbitrary<object> =>
  fc
    .tuple(all, fc.nat())
    .map(([value, n]) =>
      Object.fromEntries(Object.entries(value).filter((_, i) => i === 0 || (n >> (i % 20)) % 4 === 0)),
    );
const settings = fewOf(
  fc.record(
    {
      filterableAttributes: names,
      sortableAttributes: names,
      searchableAttributes: names,
      displayedAttributes: names,
      stopWords: names,
      distinctAttribute: orJunk(word),
      rankingRules: orJunk(
        fc.shuffledSubarray(['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness', 'id:desc', 'color:asc']),
      ),
      synonyms: orJunk(
        fc.dictionary(fc.string({ maxLength: 5 }), fc.array(fc.string({ maxLength: 5 }), { maxLength: 2 }), {
          maxKeys: 3,
        }),
      ),
      typoTolerance: orJunk(fc.record({ enabled: fc.boolean(), disableOnWords: names }, { requiredKeys: [] })),
      faceting: orJunk(fc.record({ maxValuesPerFacet: fc.nat(20) })),
      pagination: orJunk(fc.record({ maxTotalHits: fc.nat(20) })),
      nonsense: junk,
    },
    { requiredKeys: [] },
  ),
);
const doc = fc.oneof(
  fc.constantFrom<unknown>(...movies, ...nested),
  fc.record(
    {
      id: orJunk(fc.nat(40)),
      title: junk,
      color: junk,
      _geo: orJunk(fc.record({ lat: fc.double(), lng: fc.double() })),
      doggos: junk,
      ['__proto__']: junk,
    },
    { requiredKeys: [] },
  ),
  junk,
);

type Sent = { method: string; path: string; body?: unknown; type?: string };
const post =
  (path: string) =>
  (body: unknown): Sent => ({ method: 'POST', path, body });
const request: fc.Arbitrary<Sent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(uid, fewOf(query))
      .map(([index, { indexUid: _, ...body }]: [string, { indexUid?: unknown }]) =>
        post(`/indexes/${index}/search`)(body),
      ),
  },
  {
    weight: 4,
    arbitrary: fc
      .oneof(fc.record({ queries: fc.array(fewOf(query), { maxLength: 3 }) }), junk)
      .map(post('/multi-search')),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(uid, fewOf(query)).map(([index, body]) => post(`/indexes/${index}/facet-search`)(body)),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(uid, fc.webQueryParameters(), filterText).map(([index, query, text]) => ({
      method: 'GET',
      path: `/indexes/${index}/search?${query}&filter=${encodeURIComponent(text)}`,
    })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(uid, fc.array(doc, { maxLength: 3 }), fc.constantFrom('POST', 'PUT'))
      .map(([index, body, method]) => ({ method, path: `/indexes/${index}/documents`, body })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(uid, settings)
      .map(([index, body]) => ({ method: 'PATCH', path: `/indexes/${index}/settings`, body })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(uid, fc.record({ filter }))
      .map(([index, body]) => post(`/indexes/${index}/documents/fetch`)(body)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(uid, fc.oneof(fc.array(junk, { maxLength: 2 }), junk))
      .map(([index, body]) => post(`/indexes/${index}/documents/delete-batch`)(body)),
  },
  {
    weight: 1,
    arbitrary: fc
      .oneof(junk, fc.array(fc.record({ indexes: fc.array(uid, { maxLength: 3 }) }), { maxLength: 2 }))
      .map(post('/swap-indexes')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
        uid,
        fc.constantFrom(
          '',
          '/settings',
          '/settings/faceting',
          '/settings/nope',
          '/documents/1',
          '/stats',
          '/%ff',
          '/similar',
        ),
        junk,
      )
      .map(([method, index, rest, body]) => ({
        method,
        path: `/indexes/${index}${rest}`,
        ...(method !== 'GET' && method !== 'HEAD' && { body }),
      })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.string({ maxLength: 40 }),
        fc.constantFrom('application/json', 'application/x-ndjson', 'text/csv', 'text/plain'),
      )
      .map(([body, type]) => ({ method: 'POST', path: '/indexes/test/documents', body, type })),
  },
);

const heapMb = (): number => {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1_048_576;
};

describe('random requests', () => {
  it('2,500 random requests are all answered, without a 5xx, a hang or growing memory', {
    timeout: 300_000,
  }, async () => {
    const engine = createEngine();
    const start = async (): Promise<void> => {
      await call(engine, 'DELETE', '/indexes/test');
      await call(engine, 'PATCH', '/indexes/test/settings', { filterableAttributes: ['*'], sortableAttributes: ['*'] });
      await call(engine, 'POST', '/indexes/test/documents?primaryKey=id', [...movies, ...nested]);
    };
    const sent = fc.sample(request, { seed: 20_260_315, numRuns: 2_500 });
    const statuses = new Map<number, number>();
    let early = 0;
    for (const [i, { method, path, body, type }] of sent.entries()) {
      // Earlier requests may have deleted everything.
      if (i % 25 === 0) await start();
      const started = process.cpuUsage();
      const answer = await engine.handle(
        new Request(`http://engine${path}`, {
          method,
          ...(body !== undefined && {
            body: type === undefined ? (JSON.stringify(body) ?? 'null') : (body as string),
            headers: { 'content-type': type ?? 'application/json' },
          }),
        }),
      );
      const text = await answer.text();
      const { user } = process.cpuUsage(started);
      expect(answer.status, `${method} ${path} ${JSON.stringify(body)?.slice(0, 2000)} -> ${text}`).toBeLessThan(500);
      expect(user / 1000, `${method} ${path} took long`).toBeLessThan(1000);
      if (answer.status >= 400)
        expect(JSON.parse(text)).toMatchObject({
          message: expect.any(String),
          code: expect.any(String),
          type: expect.any(String),
          link: expect.any(String),
        });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (i === 750) early = heapMb();
    }
    // Enough requests pass validation and reach the search.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(250);
    expect(statuses.get(400) ?? 0).toBeGreaterThan(250);
    expect(heapMb() - early).toBeLessThan(20);
  });
});

describe('hostile requests take at most a second', () => {
  const cars = Array.from({ length: 16_700 }, (_, id) => ({
    id,
    title: `toyota corolla ascent sport ${id}`,
    price: (id * 7919) % 90_000,
    make: `make ${id % 60}`,
  }));
  it.each<[string, Record<string, unknown>, number]>([
    ['a million letters', { q: 'a'.repeat(1_000_000) }, 200],
    ['a million letters in words', { q: 'toyota '.repeat(140_000) }, 200],
    ['ten misspelt words', { q: 'toyoto corola ascend sprot carolla toyata ascant spoort corrola toyota' }, 200],
    ['5,000 values', { filter: `id IN [${Array.from({ length: 5000 }, (_, i) => i).join(',')}]` }, 200],
    [
      'thousands of values joined by OR',
      { filter: Array.from({ length: 20_000 }, (_, i) => `id = ${i}`).join(' OR ') },
      200,
    ],
    ['thousands of ranges', { filter: [Array.from({ length: 20_000 }, (_, i) => `price ${i} TO ${i + 50_000}`)] }, 400],
    ['a filter of 10 MB', { filter: 'price > 1 OR '.repeat(800_000) }, 400],
    ['150 levels', { filter: `${'('.repeat(150)}price > 1${')'.repeat(150)}` }, 200],
    ['151 levels', { filter: `${'NOT '.repeat(151)}price > 1` }, 400],
    ['thousands of unknown facets', { facets: Array.from({ length: 50_000 }, (_, i) => `x${i}`) }, 200],
    [
      'thousands of unknown attributes',
      { filter: Array.from({ length: 30_000 }, (_, i) => `x${i} EXISTS`).join(' OR ') },
      200,
    ],
    ['thousands of sort rules', { sort: Array.from({ length: 50_000 }, (_, i) => `x${i}:asc`) }, 400],
    ['the same sort rule again and again', { sort: Array.from({ length: 50_000 }, () => 'price:asc') }, 200],
    ['the whole stock highlighted', { q: 'toyota', limit: 20_000, attributesToHighlight: ['*'] }, 400],
    [
      'the whole stock, many attributes named',
      { limit: 20_000, attributesToRetrieve: Array.from({ length: 20_000 }, (_, i) => `x${i}`) },
      400,
    ],
  ])('hostile requests take at most a second: %s', { timeout: 60_000 }, async (_, body, status) => {
    const engine = createEngine();
    await call(engine, 'PATCH', '/indexes/test/settings', {
      filterableAttributes: ['*'],
      sortableAttributes: ['*'],
      pagination: { maxTotalHits: 20_000 },
    });
    await call(engine, 'POST', '/indexes/test/documents?primaryKey=id', cars);
    await call(engine, 'POST', '/indexes/test/search', { q: 'toyota', facets: ['*'] });
    const started = process.cpuUsage();
    const answer = await call(engine, 'POST', '/indexes/test/search', body);
    const { user } = process.cpuUsage(started);
    expect({ status: answer.status, message: status === 400 ? '' : answer.body.message }).toEqual({
      status,
      message: status === 400 ? '' : undefined,
    });
    expect(user / 1000).toBeLessThan(1000);
  });
});
