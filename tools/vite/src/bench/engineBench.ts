import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { indexPrimaryKey, indexSettingsFor } from '@dealer/core/stock';
import { indexUid } from '@dealer/mocks/seed';
import { createEngine } from '@dealer/search-engine/engine';
import { nodeOnSources } from '../sources.ts';
import { manyVehicles } from './manyVehicles.ts';
import { type Measurement, p95 } from './measurement.ts';

type Doc = Record<string, unknown>;

const generated = 16_700;
const facets = [
  'car_type',
  'make',
  'model',
  'simple_body',
  'price',
  'km',
  'year',
  'transmission',
  'fuel',
  'drive',
  'colour',
  'seats',
  'dealership_name',
];
const stock = 'show_on_dealer_website = true AND (status = in_stock OR status = coming_soon)';
/** What shoppers type; most of it with an error or two. */
const queries = ['', 'hilux', 'toyta', 'rangr wildtrack', 'whitte ute', 'diesel 4x4', 'rav4', 'landcruser automatic'];
/** Used cars of two makes and two bodies in a price range. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  car_type: ['used'],
  make: ['Toyota', 'Ford'],
  simple_body: ['Ute', 'SUV'],
};
const price = { min: 10_000, max: 80_000 };

/** One render of the search page: the page's query, and one more for each refined attribute without its own filter. */
const render = (q: string): object => {
  const filters = (leftOut?: string): unknown[] => [
    stock,
    ...Object.entries(chosen)
      .filter(([attribute]) => attribute !== leftOut)
      .map(([attribute, values]) => values.map((value) => `"${attribute}"="${value}"`)),
    ...(leftOut === 'price' ? [] : [`"price">=${price.min}`, `"price"<=${price.max}`]),
  ];
  return {
    queries: [
      { indexUid, q, filter: filters(), facets, hitsPerPage: 21, page: 1, attributesToHighlight: ['*'] },
      ...[...Object.keys(chosen), 'price'].map((attribute) => ({
        indexUid,
        q,
        filter: filters(attribute),
        facets: [attribute],
        hitsPerPage: 0,
        page: 1,
      })),
    ],
  };
};

/** Time of this process alone, in milliseconds: what else the machine does is not the engine's. */
const cpuMs = async (work: () => Promise<unknown>): Promise<number> => {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};

/** A search library: filled with documents, then queried for one page. Returns the number of hits. */
type Library = { fill: () => Promise<void>; render: (q: string) => Promise<number> };

const ourEngine = (documents: readonly Doc[]): Library => {
  const engine = createEngine();
  const call = async <T>(method: string, path: string, body: string): Promise<T> => {
    const answer = await engine.handle(
      new Request(`http://engine.invalid${path}`, { method, headers: { 'content-type': 'application/json' }, body }),
    );
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as T;
  };
  const ask = async (q: string): Promise<number> =>
    (await call<{ results: { totalHits: number }[] }>('POST', '/multi-search', JSON.stringify(render(q)))).results[0]!
      .totalHits;
  return {
    fill: async () => {
      await call('PATCH', `/indexes/${indexUid}/settings`, JSON.stringify(indexSettingsFor(documents.length)));
      // In parts: one text cannot hold the biggest stock.
      for (let from = 0; from < documents.length; from += 20_000)
        await call(
          'POST',
          `/indexes/${indexUid}/documents?primaryKey=${indexPrimaryKey}`,
          JSON.stringify(documents.slice(from, from + 20_000)),
        );
      await ask('toyta');
    },
    render: ask,
  };
};

/** itemsjs: one search gives hits and facets as if not refined; words must be spelt right. */
const itemsjs = async (documents: readonly Doc[]): Promise<Library> => {
  type Search = { search: (options: object) => { pagination: { total: number } } };
  // @ts-expect-error -- it has no types; only the calls below are used
  const { default: create } = (await import('itemsjs')) as unknown as {
    default: (items: readonly Doc[], options: object) => Search;
  };
  let filled: Search;
  const inRange = (doc: Doc): boolean =>
    doc['show_on_dealer_website'] === true &&
    ['in_stock', 'coming_soon'].includes(String(doc['status'])) &&
    typeof doc['price'] === 'number' &&
    doc['price'] >= price.min &&
    doc['price'] <= price.max;
  return {
    fill: async () => {
      filled = create(documents, {
        searchableFields: indexSettingsFor(1).searchableAttributes.filter((name) => name !== 'filtered_features'),
        aggregations: Object.fromEntries(
          facets
            .filter((name) => !['price', 'km'].includes(name))
            .map((name) => [name, { size: 1000, conjunction: false }]),
        ),
      });
    },
    render: async (q) => filled.search({ query: q, per_page: 21, filters: chosen, filter: inRange }).pagination.total,
  };
};

/** Orama: the same five queries, with one typing error forgiven. */
const orama = async (documents: readonly Doc[]): Promise<Library> => {
  const { create, insertMultiple, search } = await import('@orama/orama');
  const properties = [
    'name',
    'make_model',
    'make',
    'model',
    'badge',
    'simple_body',
    'colour',
    'fuel',
    'transmission',
    'drive',
  ] as const;
  const enums = ['car_type', 'make', 'simple_body', 'status'] as const;
  const numbers = ['price', 'km', 'year', 'seats'] as const;
  const schema: Record<string, 'string' | 'enum' | 'number' | 'boolean'> = {
    ...Object.fromEntries(properties.map((name) => [name, 'string'])),
    ...Object.fromEntries(numbers.map((name) => [name, 'number'])),
    ...Object.fromEntries(enums.map((name) => [`by_${name}`, 'enum'])),
    dealership_name: 'string',
    show_on_dealer_website: 'boolean',
  };
  const db = create({ schema });
  const where = (leftOut?: string): Record<string, unknown> => ({
    show_on_dealer_website: true,
    by_status: { in: ['in_stock', 'coming_soon'] },
    ...Object.fromEntries(
      Object.entries(chosen)
        .filter(([name]) => name !== leftOut)
        .map(([name, values]) => [`by_${name}`, { in: values }]),
    ),
    ...(leftOut !== 'price' && { price: { between: [price.min, price.max] } }),
  });
  const facetOf = (name: string): [string, object] =>
    numbers.some((each) => each === name)
      ? [name, { ranges: [{ from: 0, to: 1_000_000 }] }]
      : enums.some((each) => each === name)
        ? [`by_${name}`, {}]
        : [name, { limit: 1000 }];
  const ask = async (term: string, limit: number, names: readonly string[], leftOut?: string): Promise<number> =>
    (
      await search(db, {
        term,
        limit,
        tolerance: term === '' ? 0 : 1,
        properties: [...properties],
        where: where(leftOut),
        facets: Object.fromEntries(names.map(facetOf)),
      } as never)
    ).count;
  return {
    fill: async () => {
      const docs = documents.map((doc) => ({
        ...Object.fromEntries(
          Object.keys(schema)
            .map((name) => [name, doc[name.replace(/^by_/, '')]])
            .filter(([, value]) => value !== undefined),
        ),
        id: String(doc['id']),
      }));
      await insertMultiple(db, docs as never, 1000);
    },
    render: async (q) => {
      const found = await ask(
        q,
        21,
        facets.filter((name) => !enums.some((each) => each === name) || name !== 'status'),
      );
      for (const name of [...Object.keys(chosen), 'price']) await ask(q, 0, [name], name);
      return found;
    },
  };
};

/** Cars of a real feed where DEALER_FEED names one, generated ones elsewhere. */
const documentsFor = (now: number): { documents: Doc[]; source: string } => {
  const feed = process.env['DEALER_FEED'];
  if (feed === undefined) return { documents: manyVehicles(generated, now), source: 'generated vehicles' };
  const folder = mkdtempSync(join(tmpdir(), 'dealer-bench-'));
  try {
    const out = join(folder, 'cars.ndjson');
    execFileSync(
      process.execPath,
      [...nodeOnSources, resolve(import.meta.dirname, '../../../stock/src/cli.ts'), 'import', feed, '--out', out],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return {
      documents: readFileSync(out, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Doc),
      source: 'cars of your feed',
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const times = (documents: readonly Doc[], copies: number): Doc[] =>
  Array.from({ length: copies }, (_, copy) =>
    documents.map((doc, i) =>
      copy === 0
        ? doc
        : {
            ...doc,
            id: 1_000_000_000 + copy * 1_000_000 + i,
            slug: `${String(doc['slug'])}-${copy}`,
            stocknum: `${String(doc['stocknum'])}${copy}`,
          },
    ),
  ).flat();

type Timed = { build: number; p50: number; p95: number; hits: readonly number[] };
const timed = async (library: Library, rounds: number): Promise<Timed> => {
  const build = await cpuMs(library.fill);
  const hits: number[] = [];
  for (const q of queries) hits.push(await library.render(q));
  const spent: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const q of queries) {
      // A space in front changes nothing but that no answer is remembered from the round before.
      const query = `${' '.repeat(round + 1)}${q}`;
      spent.push(await cpuMs(() => library.render(query)));
    }
  return { build, p50: spent.toSorted((a, b) => a - b)[Math.floor(spent.length / 2)] ?? 0, p95: p95(spent), hits };
};

const none = Number.POSITIVE_INFINITY;

/**
 * The embedded engine on a big group's stock, in CPU time: building the index and one InstantSearch render (1 + 4 queries:
 * three refined lists, a price range, words with typing errors), on 1, 5 and 10 times the stock; and what itemsjs and Orama
 * need for the same page, as a multiple of the engine's time.
 */
export const engineBench = async (now: number): Promise<Measurement[]> => {
  const { documents, source } = documentsFor(now);
  const ours = await timed(ourEngine(documents), 15);
  const results: Measurement[] = [
    {
      part: 'engine',
      what: `index of ${documents.length} ${source}, first render answered`,
      value: ours.build,
      unit: 'ms',
      budget: 2_000,
    },
    { part: 'engine', what: 'one render (1 + 4 queries), p50', value: ours.p50, unit: 'ms', budget: none },
    { part: 'engine', what: 'one render (1 + 4 queries), p95', value: ours.p95, unit: 'ms', budget: 20 },
  ];
  for (const copies of [5, 10]) {
    const more = await timed(ourEngine(times(documents, copies)), 3);
    results.push(
      {
        part: 'engine',
        what: `${copies}x stock: index, first render answered`,
        value: more.build,
        unit: 'ms',
        budget: none,
      },
      { part: 'engine', what: `${copies}x stock: one render, p50`, value: more.p50, unit: 'ms', budget: none },
      { part: 'engine', what: `${copies}x stock: one render, p95`, value: more.p95, unit: 'ms', budget: none },
    );
  }
  for (const [name, make] of [
    ['itemsjs', itemsjs],
    ['@orama/orama', orama],
  ] as const) {
    let library: Library;
    try {
      library = await make(documents);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
      console.error(`${name} is not installed: no comparison with it.`);
      continue;
    }
    const other = await timed(library, 3);
    results.push(
      {
        part: 'engine',
        what: `${name}: index, times ours`,
        value: other.build / ours.build,
        unit: 'times',
        budget: none,
      },
      {
        part: 'engine',
        what: `${name}: one render p50, times ours`,
        value: other.p50 / ours.p50,
        unit: 'times',
        budget: none,
      },
      {
        part: 'engine',
        what: `${name}: one render p95, times ours`,
        value: other.p95 / ours.p95,
        unit: 'times',
        budget: none,
      },
    );
    console.error(
      `Hits for ${queries.map((word) => `"${word}"`).join(', ')}: engine ${ours.hits.join(', ')}; ${name} ${other.hits.join(', ')}.`,
    );
  }
  return results;
};
