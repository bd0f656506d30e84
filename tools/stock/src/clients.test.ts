import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import instantsearch from 'instantsearch.js';
import {
  connectHits,
  connectPagination,
  connectRange,
  connectRefinementList,
  connectSearchBox,
  connectSortBy,
  connectToggleRefinement,
} from 'instantsearch.js/es/connectors';
import { Meilisearch, MeilisearchApiError } from 'meilisearch';
import { generateTenantToken } from 'meilisearch/token';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSearchServer, type SearchServer } from './startSearchServer.ts';

/** Twelve cars, counted by hand below. */
const cars = [
  { id: 1, name: 'Toyota Hilux SR5', make: 'Toyota', body: 'Ute', fuel: 'Diesel', price: 45_000, sold: false },
  { id: 2, name: 'Toyota Corolla', make: 'Toyota', body: 'Hatch', fuel: 'Petrol', price: 21_000, sold: false },
  { id: 3, name: 'Toyota Camry', make: 'Toyota', body: 'Sedan', fuel: 'Hybrid', price: 33_000, sold: true },
  { id: 4, name: 'Toyota RAV4', make: 'Toyota', body: 'SUV', fuel: 'Hybrid', price: 48_000, sold: false },
  { id: 5, name: 'Ford Ranger XLT', make: 'Ford', body: 'Ute', fuel: 'Diesel', price: 52_000, sold: false },
  { id: 6, name: 'Ford Ranger Raptor', make: 'Ford', body: 'Ute', fuel: 'Petrol', price: 88_000, sold: false },
  { id: 7, name: 'Ford Everest', make: 'Ford', body: 'SUV', fuel: 'Diesel', price: 61_000, sold: true },
  { id: 8, name: 'Kia Sportage', make: 'Kia', body: 'SUV', fuel: 'Petrol', price: 39_000, sold: false },
  { id: 9, name: 'Kia Rio', make: 'Kia', body: 'Hatch', fuel: 'Petrol', price: 17_000, sold: false },
  { id: 10, name: 'Mazda CX-5', make: 'Mazda', body: 'SUV', fuel: 'Petrol', price: 41_000, sold: false },
  { id: 11, name: 'Mazda BT-50', make: 'Mazda', body: 'Ute', fuel: 'Diesel', price: 47_000, sold: false },
  { id: 12, name: 'Audi "Q\\7"', make: 'Audi "Q\\7"', body: 'SUV', fuel: 'Diesel', price: 99_000, sold: false },
];
const settings = {
  filterableAttributes: ['make', 'body', 'fuel', 'price', 'sold'],
  sortableAttributes: ['price'],
  rankingRules: ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness'],
  searchableAttributes: ['name', 'make'],
};

const realFetch = globalThis.fetch;
let server: SearchServer;
let client: Meilisearch;
beforeAll(async () => {
  server = await startSearchServer(['--master-key', 'secret']);
  client = new Meilisearch({ host: server.url, apiKey: 'secret' });
  await client.createIndex('cars', { primaryKey: 'id' }).waitTask();
  await client.index('cars').updateSettings(settings).waitTask();
  await client.index('cars').addDocuments(cars).waitTask();
}, 120_000);
afterAll(() => server.stop());

const ids = (hits: readonly Record<string, unknown>[]): unknown[] => hits.map((hit) => hit['id']);
const errorOf = async (
  work: Promise<unknown>,
): Promise<{ status: number | undefined; code: string | undefined; message: string }> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(MeilisearchApiError);
  const { response, cause, message } = error as MeilisearchApiError;
  return { status: response.status, code: cause?.code, message };
};

describe('the clients are the official ones', () => {
  it.each([
    ['meilisearch', '0.57.0'],
    ['@meilisearch/instant-meilisearch', '0.31.3'],
  ])('the clients are the official ones: %s %s', async (name, version) => {
    const entry = createRequire(import.meta.url).resolve(`${name}/package.json`);
    expect(JSON.parse(await readFile(entry, 'utf8'))).toMatchObject({ name, version });
  });
});

describe('the official client on npm run search-server', () => {
  it('makes, shows, keys, lists, swaps, renames and deletes indexes', async () => {
    expect(await client.createIndex('a').waitTask()).toMatchObject({
      status: 'succeeded',
      type: 'indexCreation',
      indexUid: 'a',
    });
    await client.createIndex('b', { primaryKey: 'slug' }).waitTask();
    expect((await client.createIndex('a').waitTask()).error?.code).toBe('index_already_exists');
    await client.index('a').update({ primaryKey: 'id' }).waitTask();
    expect(await client.getRawIndex('a')).toMatchObject({ uid: 'a', primaryKey: 'id' });
    expect((await client.getRawIndexes({ limit: 100 })).results.map(({ uid }) => uid)).toEqual(
      expect.arrayContaining(['a', 'b', 'cars']),
    );
    await client
      .index('a')
      .addDocuments([{ id: 1 }, { id: 2 }])
      .waitTask();
    await client.swapIndexes([{ indexes: ['a', 'b'], rename: false }]).waitTask();
    expect((await client.index('b').getStats()).numberOfDocuments).toBe(2);
    expect((await client.swapIndexes([{ indexes: ['b', 'c'], rename: true }]).waitTask()).status).toBe('succeeded');
    expect((await client.index('c').getStats()).numberOfDocuments).toBe(2);
    expect((await errorOf(client.getRawIndex('b'))).code).toBe('index_not_found');
    expect((await client.swapIndexes([{ indexes: ['c', 'a'], rename: true }]).waitTask()).error?.code).toBe(
      'index_already_exists',
    );
    for (const uid of ['a', 'c']) await client.deleteIndex(uid).waitTask();
    expect((await client.deleteIndex('a').waitTask()).error?.code).toBe('index_not_found');
    expect(await client.isHealthy()).toBe(true);
    expect((await client.getVersion()).pkgVersion).toBe('1.50.0');
    expect((await client.getStats()).indexes['cars']?.numberOfDocuments).toBe(12);
  });

  it('adds, replaces, merges, reads and removes documents', async () => {
    const index = client.index('papers');
    await index
      .addDocuments(
        [
          { id: 1, make: 'Kia', km: 5 },
          { id: 2, make: 'Ford' },
          { id: 3, make: 'Seat' },
        ],
        { primaryKey: 'id' },
      )
      .waitTask();
    await index.updateDocuments([{ id: 1, km: 6 }]).waitTask();
    await index.addDocuments([{ id: 2, km: 7 }]).waitTask();
    expect(await index.getDocument(1)).toEqual({ id: 1, make: 'Kia', km: 6 });
    expect(await index.getDocument(2)).toEqual({ id: 2, km: 7 });
    await index.updateFilterableAttributes(['make']).waitTask();
    expect((await index.getDocuments({ filter: 'make = seat', fields: ['id'] })).results).toEqual([{ id: 3 }]);
    await index.deleteDocuments({ filter: 'make = seat' }).waitTask();
    await index.deleteDocuments([1]).waitTask();
    await index.deleteDocument(99).waitTask();
    expect((await index.getDocuments()).total).toBe(1);
    await Promise.all(
      index
        .addDocumentsInBatches(
          Array.from({ length: 25 }, (_, id) => ({ id: 100 + id })),
          10,
        )
        .map((task) => task.waitTask()),
    );
    expect((await index.getStats()).numberOfDocuments).toBe(26);
    await index.deleteAllDocuments().waitTask();
    expect((await index.getDocuments()).total).toBe(0);
    await client.deleteIndex('papers').waitTask();
  });

  it('the official client on npm run search-server gets back every setting that it sends, and the defaults after a reset', async () => {
    const index = client.index('tuned');
    const sent = {
      displayedAttributes: ['id', 'make'],
      searchableAttributes: ['make', 'name'],
      sortableAttributes: ['km', 'price'],
      stopWords: ['a', 'the'],
      synonyms: { ute: ['pickup'] },
      distinctAttribute: 'model',
      separatorTokens: ['|'],
      nonSeparatorTokens: ['#'],
      dictionary: ['J. R. R.'],
      filterableAttributes: [
        'make',
        {
          attributePatterns: ['price'],
          features: { facetSearch: false, filter: { equality: false, comparison: true } },
        },
      ],
      rankingRules: ['words', 'sort', 'custom_rank:desc'],
      typoTolerance: {
        enabled: true,
        minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 },
        disableOnWords: ['bt'],
        disableOnAttributes: ['stocknum'],
        disableOnNumbers: true,
      },
      faceting: { maxValuesPerFacet: 500, sortFacetValuesBy: { '*': 'count' as const, make: 'alpha' as const } },
      pagination: { maxTotalHits: 20_000 },
      searchCutoffMs: 500,
      facetSearch: false,
      prefixSearch: 'disabled' as const,
    };
    const defaults = await client
      .createIndex('tuned')
      .waitTask()
      .then(() => index.getSettings());
    expect((await index.updateSettings(sent).waitTask()).status).toBe('succeeded');
    expect(await index.getSettings()).toMatchObject(sent);
    expect(await index.getSynonyms()).toEqual(sent.synonyms);
    await index.resetSynonyms().waitTask();
    expect(await index.getSynonyms()).toEqual({});
    await index.updatePagination({ maxTotalHits: 7 }).waitTask();
    expect(await index.getPagination()).toEqual({ maxTotalHits: 7 });
    await index.resetSettings().waitTask();
    expect(await index.getSettings()).toEqual(defaults);
    await client.deleteIndex('tuned').waitTask();
  });

  it('searches by POST and by GET, in both paginations', async () => {
    const index = client.index('cars');
    const found = await index.search('toyta', {
      filter: 'price < 40000',
      sort: ['price:desc'],
      attributesToRetrieve: ['id'],
    });
    expect(found).toMatchObject({
      hits: [{ id: 3 }, { id: 2 }],
      query: 'toyta',
      limit: 20,
      offset: 0,
      estimatedTotalHits: 2,
    });
    expect(
      await index.searchGet('toyta', { filter: 'price < 40000', sort: ['price:desc'], attributesToRetrieve: ['id'] }),
    ).toMatchObject({ hits: [{ id: 3 }, { id: 2 }] });
    const paged = await index.search('', { hitsPerPage: 5, page: 3, sort: ['price:asc'] });
    expect(paged).toMatchObject({ page: 3, hitsPerPage: 5, totalPages: 3, totalHits: 12 });
    expect(ids(paged.hits)).toEqual([6, 12]);
    expect(ids((await index.search('', { limit: 2, offset: 10, sort: ['price:asc'] })).hits)).toEqual([6, 12]);
  });

  it('counts facets, searches among them, and several indexes in one call', async () => {
    const index = client.index('cars');
    expect(await index.search('', { facets: ['make', 'price'], filter: 'body = SUV', limit: 0 })).toMatchObject({
      facetDistribution: { make: { Toyota: 1, Ford: 1, Kia: 1, Mazda: 1, 'Audi "Q\\7"': 1 } },
      facetStats: { price: { min: 39_000, max: 99_000 } },
    });
    expect((await index.searchForFacetValues({ facetName: 'make', facetQuery: 'm' })).facetHits).toEqual([
      { value: 'Mazda', count: 2 },
    ]);
    const { results } = await client.multiSearch({
      queries: [
        { indexUid: 'cars', q: 'ranger' },
        { indexUid: 'cars', q: 'kia', facets: ['body'] },
      ],
    });
    expect(results.map(({ indexUid, hits }) => [indexUid, ids(hits)])).toEqual([
      ['cars', [5, 6]],
      ['cars', [8, 9]],
    ]);
  });

  it('the official client on npm run search-server throws its own errors with the codes of Meilisearch', async () => {
    const index = client.index('cars');
    expect(await errorOf(client.index('none').search(''))).toEqual({
      status: 404,
      code: 'index_not_found',
      message: 'Index `none` not found.',
    });
    expect(await errorOf(index.search('', { filter: 'colour = red' }))).toMatchObject({
      status: 400,
      code: 'invalid_search_filter',
    });
    expect(await errorOf(index.search('', { sort: ['km:asc'] }))).toMatchObject({
      status: 400,
      code: 'invalid_search_sort',
    });
    expect(await errorOf(index.search('', { facets: ['colour'] }))).toMatchObject({
      status: 400,
      code: 'invalid_search_facets',
    });
    expect(await errorOf(client.multiSearch({ queries: [{ indexUid: 'cars' }, { indexUid: 'none' }] }))).toMatchObject({
      status: 400,
      code: 'index_not_found',
      message: 'Inside `.queries[1]`: Index `none` not found.',
    });
    expect(await errorOf(client.batches.getBatches())).toMatchObject({ status: 400, code: 'not_implemented' });
    expect(await errorOf(client.getKey('none'))).toMatchObject({ status: 404, code: 'api_key_not_found' });
    expect(
      await errorOf(new Meilisearch({ host: server.url, apiKey: 'wrong' }).index('cars').search('')),
    ).toMatchObject({ status: 403, code: 'invalid_api_key' });
    expect(await errorOf(new Meilisearch({ host: server.url }).index('cars').search(''))).toMatchObject({
      status: 401,
      code: 'missing_authorization_header',
    });
    expect(await index.addDocuments([{ name: 'no id' }]).waitTask()).toMatchObject({
      status: 'failed',
      error: { code: 'missing_document_id' },
    });
  });

  it('makes limited keys and searches by tenant tokens, as a secure set-up does', async () => {
    const key = await client.createKey({
      uid: crypto.randomUUID(),
      actions: ['search'],
      indexes: ['cars'],
      expiresAt: null,
    });
    expect(await client.getKey(key.uid)).toEqual(key);
    expect((await client.getKeys({ limit: 1 })).results[0]?.uid).toBe(key.uid);
    const shop = new Meilisearch({ host: server.url, apiKey: key.key });
    expect(ids((await shop.index('cars').search('hilux')).hits)).toEqual([1]);
    expect(await errorOf(shop.getIndexes())).toMatchObject({ status: 403, code: 'invalid_api_key' });
    const tenant = async (searchRules: Record<string, { filter: string } | null>, expiresAt?: Date) =>
      new Meilisearch({
        host: server.url,
        apiKey: await generateTenantToken({
          apiKey: key.key,
          apiKeyUid: key.uid,
          searchRules,
          ...(expiresAt && { expiresAt }),
        }),
      });
    const utes = await tenant({ cars: { filter: 'body = Ute' } }, new Date(Date.now() + 60_000));
    expect(ids((await utes.index('cars').search('', { filter: 'make = Toyota OR make = Kia' })).hits)).toEqual([1]);
    expect(
      (await utes.multiSearch({ queries: [{ indexUid: 'cars', facets: ['body'] }] })).results[0]?.facetDistribution,
    ).toEqual({ body: { Ute: 4 } });
    expect(await errorOf((await tenant({ boats: null })).index('cars').search(''))).toMatchObject({
      status: 403,
      code: 'invalid_api_key',
    });
    await client.deleteKey(key.uid);
    expect(await errorOf(utes.index('cars').search(''))).toMatchObject({ status: 403, code: 'invalid_api_key' });
  });

  it('the official client on npm run search-server finds model names without hyphens, by synonyms, and by own rules for splitting words', async () => {
    const index = client.index('words');
    await index
      .addDocuments(
        [
          { id: 1, name: 'Mazda CX-5' },
          { id: 2, name: 'Toyota HiAce' },
          { id: 3, name: 'Dual cab pickup' },
        ],
        { primaryKey: 'id' },
      )
      .waitTask();
    await index.updateSettings({ synonyms: { 'crew cab': ['dual cab'] } }).waitTask();
    const found = async (q: string, options = {}) =>
      ids((await index.search(q, { matchingStrategy: 'all', ...options })).hits);
    expect(await found('cx5')).toEqual([1]);
    expect(await found('hiac')).toEqual([2]);
    expect(await found('toyotahiace')).toEqual([2]);
    expect(await found('crew cab')).toEqual([3]);
    expect(await found('mazda zzzz ', { matchingStrategy: 'frequency' })).toEqual([1]);
    await index.updateNonSeparatorTokens(['-']).waitTask();
    await index.updateDictionary(['Dual cab']).waitTask();
    expect(await found('5')).toEqual([]);
    expect(await found('cx-5')).toEqual([1]);
    expect(await index.getDictionary()).toEqual(['Dual cab']);
    await client.deleteIndex('words').waitTask();
  });

  it('scores, crops and highlights as the server does, and renames an index', async () => {
    const index = client.index('films');
    await index
      .addDocuments(
        ['Batman', 'Badman', 'Batman the dark knight returns'].map((title, id) => ({ id, title })),
        { primaryKey: 'id' },
      )
      .waitTask();
    const { hits } = await index.search('batman', {
      showRankingScore: true,
      attributesToHighlight: ['title'],
      attributesToRetrieve: ['id'],
    });
    expect(hits.map(({ id, _rankingScore }) => [id, _rankingScore])).toEqual([
      [0, 1],
      [2, 0.9848484848484849],
      [1, 0.4621212121212121],
    ]);
    expect(
      (
        await index.search('"dark knight"', {
          attributesToCrop: ['title'],
          cropLength: 4,
          attributesToHighlight: ['title'],
        })
      ).hits[0]?._formatted,
    ).toEqual({ id: '2', title: '…the <em>dark knight</em> returns' });
    expect((await index.search('', { attributesToHighlight: [] })).hits[0]).not.toHaveProperty('_formatted');
    await index.update({ uid: 'movies' }).waitTask();
    expect((await client.index('movies').getStats()).numberOfDocuments).toBe(3);
    await client.deleteIndex('movies').waitTask();
  });
});

/** What a page would show after each answer. */
type Page = {
  hits: Record<string, unknown>[];
  nbHits: number;
  pages: number;
  values: Record<string, Record<string, number>>;
  range: { min?: number | undefined; max?: number | undefined };
};

describe('InstantSearch through instant-meilisearch on npm run search-server', () => {
  let search: ReturnType<typeof instantsearch>;
  let page: Page;
  let requests: { queries: Record<string, unknown>[] }[];
  let facetSearch: (text: string) => void;

  /** Starts the widgets of a results page; resolves with its first answer. */
  const start = (finitePagination: boolean, state: Record<string, unknown> = {}) => {
    page = { hits: [], nbHits: 0, pages: 0, values: {}, range: {} };
    requests = [];
    // Only listens: the adapter and the client below it are as they come.
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (String(input).endsWith('/multi-search'))
        requests.push(JSON.parse(String(init?.body)) as (typeof requests)[number]);
      return realFetch(input, init);
    });
    const { searchClient } = instantMeiliSearch(server.url, 'secret', { finitePagination, primaryKey: 'id' });
    search = instantsearch({
      indexName: 'cars',
      searchClient: searchClient as never,
      initialUiState: { cars: state },
      future: { preserveSharedStateOnUnmount: true },
    });
    const list = (attribute: string) =>
      connectRefinementList(({ items, searchForItems }) => {
        page.values[attribute] = Object.fromEntries(items.map(({ label, count }) => [label, count]));
        if (attribute === 'make') facetSearch = searchForItems;
      })({ attribute, operator: 'or', limit: 20, sortBy: ['name:asc'] });
    search.addWidgets([
      list('make'),
      list('body'),
      list('fuel'),
      connectSearchBox(() => {})({}),
      connectSortBy(() => {})({
        items: [
          { value: 'cars', label: 'Relevant' },
          { value: 'cars:price:asc', label: 'Lowest' },
          { value: 'cars:price:desc', label: 'Highest' },
        ],
      }),
      connectToggleRefinement(() => {})({ attribute: 'sold', on: true }),
      connectRange(({ range }) => {
        page.range = range;
      })({ attribute: 'price' }),
      connectHits(({ items, results }) => {
        page.hits = items as unknown as Page['hits'];
        page.nbHits = results?.nbHits ?? 0;
      })({}),
      connectPagination(({ nbPages }) => {
        page.pages = nbPages;
      })({}),
    ]);
    search.start();
    return answered();
  };
  /** The next answer; an error of the client fails the test. */
  const answered = () =>
    new Promise<void>((done, failed) => {
      search.once('error', ({ error }: { error: Error }) => failed(error));
      search.once('render', () => void (search.status === 'idle' ? done() : search.once('render', () => done())));
    });
  const change = async (state: Record<string, unknown>): Promise<void> => {
    search.setUiState({ cars: state });
    while (search.status !== 'idle') await answered();
    await new Promise((resolve) => setTimeout(resolve));
    while (search.status !== 'idle') await answered();
  };
  beforeEach(() => () => search.dispose());

  it('InstantSearch through instant-meilisearch on npm run search-server counts a refined facet as if it were not refined, and the others with it', async () => {
    await start(true);
    await change({ refinementList: { make: ['Toyota', 'Ford'], body: ['Ute'] } });
    expect(ids(page.hits)).toEqual([1, 5, 6]);
    // Utes of any make; bodies of Toyota and Ford; fuels of their utes.
    expect(page.values).toMatchObject({
      make: { Toyota: 1, Ford: 2, Mazda: 1 },
      body: { Ute: 3, Hatch: 1, Sedan: 1, SUV: 2 },
      fuel: { Diesel: 2, Petrol: 1 },
    });
    expect(requests.at(-1)?.queries).toHaveLength(3);
  });

  it('InstantSearch through instant-meilisearch on npm run search-server refines by values with quotes and backslashes', async () => {
    await start(true);
    await change({ refinementList: { make: ['Audi "Q\\7"'] } });
    expect(ids(page.hits)).toEqual([12]);
  });

  it('InstantSearch through instant-meilisearch on npm run search-server does not change the bounds of a selected range, and counts within it', async () => {
    await start(true);
    await change({ range: { price: '40000:60000' } });
    expect(ids(page.hits)).toEqual([1, 4, 5, 10, 11]);
    expect(page.range).toEqual({ min: 17_000, max: 99_000 });
    expect(page.values['body']).toEqual({ SUV: 2, Ute: 3 });
  });

  it('InstantSearch switches a yes-or-no filter', async () => {
    await start(true);
    await change({ toggle: { sold: true } });
    expect(ids(page.hits)).toEqual([3, 7]);
  });

  it('InstantSearch through instant-meilisearch on npm run search-server sorts by the names of sort indexes', async () => {
    await start(true);
    await change({ sortBy: 'cars:price:asc', refinementList: { body: ['Ute'] } });
    expect(ids(page.hits)).toEqual([1, 11, 5, 6]);
    expect(requests.at(-1)?.queries[0]).toMatchObject({ indexUid: 'cars', sort: ['price:asc'] });
    await change({ sortBy: 'cars:price:desc', refinementList: { body: ['Ute'] } });
    expect(ids(page.hits)).toEqual([6, 5, 11, 1]);
  });

  it('InstantSearch through instant-meilisearch on npm run search-server forgives a typing error and marks the word', async () => {
    await start(true);
    await change({ query: 'rangr' });
    expect(ids(page.hits)).toEqual([5, 6]);
    expect(page.hits[0]?.['_highlightResult']).toMatchObject({ name: { value: expect.stringContaining('>Range<') } });
  });

  it('pages to the end where the pagination is finite, and one by one where it is not', async () => {
    await start(true);
    search.helper!.setQueryParameter('hitsPerPage', 5).setPage(2).search();
    await answered();
    expect(ids(page.hits)).toEqual([11, 12]);
    expect({ nbHits: page.nbHits, pages: page.pages }).toEqual({ nbHits: 12, pages: 3 });
    expect(requests.at(-1)?.queries[0]).toMatchObject({ hitsPerPage: 5, page: 3 });
    search.dispose();
    await start(false);
    search.helper!.setQueryParameter('hitsPerPage', 5).setPage(1).search();
    await answered();
    expect(ids(page.hits)).toEqual([6, 7, 8, 9, 10]);
    expect(page.pages).toBe(3);
    expect(requests.at(-1)?.queries[0]).toMatchObject({ limit: 6, offset: 5 });
  });

  it('searches among facet values while sorted and refined', async () => {
    await start(true, { sortBy: 'cars:price:asc', refinementList: { body: ['SUV'] } });
    facetSearch('ma');
    await expect.poll(() => page.values['make']).toEqual({ Mazda: 1 });
  });

  it('InstantSearch through instant-meilisearch on npm run search-server fails as a whole, in the engine’s words, when a facet is not filterable', async () => {
    await start(true);
    // InstantSearch writes what it could not show.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const next = answered();
    search.addWidgets([connectRefinementList(() => {})({ attribute: 'colour' })]);
    await expect(next).rejects.toThrow('Pattern `colour` is not filterable');
  });
});
