import { describe, expect, it } from 'vitest';

import { call, engineWith, movies } from '../test/testEngine.ts';
import { createEngine } from './createEngine.ts';

const link = (code: string): string => `https://docs.meilisearch.com/errors#${code}`;

describe('HTTP, keys, indexes and tasks', () => {
  it('HTTP answers every write with 202 and an enqueued task', async () => {
    const engine = createEngine({ now: () => 0 });
    const { status, body } = await call(engine, 'POST', '/indexes', { uid: 'cars', primaryKey: 'id' });
    expect(status).toBe(202);
    expect(body).toEqual({
      taskUid: 0,
      indexUid: 'cars',
      status: 'enqueued',
      type: 'indexCreation',
      enqueuedAt: '1970-01-01T00:00:00.000Z',
    });
  });

  it('HTTP returns the finished task with its document counts', async () => {
    const engine = createEngine({ now: () => 0 });
    await call(engine, 'POST', '/indexes/cars/documents', [{ id: 1 }, { id: 2 }]);
    const { body } = await call(engine, 'GET', '/tasks/0');
    expect(Object.keys(body).sort()).toEqual([
      'batchUid',
      'canceledBy',
      'details',
      'duration',
      'enqueuedAt',
      'error',
      'finishedAt',
      'indexUid',
      'startedAt',
      'status',
      'type',
      'uid',
    ]);
    expect(body).toMatchObject({
      uid: 0,
      indexUid: 'cars',
      status: 'succeeded',
      type: 'documentAdditionOrUpdate',
      details: { receivedDocuments: 2, indexedDocuments: 2 },
      error: null,
      canceledBy: null,
    });
  });

  it('HTTP lists tasks newest first, filtered and paged', async () => {
    const engine = createEngine();
    await call(engine, 'POST', '/indexes', { uid: 'a' });
    await call(engine, 'POST', '/indexes', { uid: 'b' });
    await call(engine, 'POST', '/indexes', { uid: 'a' });
    expect((await call(engine, 'GET', '/tasks?limit=2')).body).toMatchObject({
      total: 3,
      limit: 2,
      from: 2,
      next: 0,
      results: [{ uid: 2 }, { uid: 1 }],
    });
    expect((await call(engine, 'GET', '/tasks?indexUids=a&statuses=failed')).body).toMatchObject({
      total: 1,
      results: [{ uid: 2, error: { code: 'index_already_exists', message: 'Index `a` already exists.' } }],
    });
    expect((await call(engine, 'GET', '/tasks/9')).body).toMatchObject({
      code: 'task_not_found',
      message: 'Task `9` not found.',
    });
  });

  it('HTTP reports an index that does not exist', async () => {
    expect(await call(createEngine(), 'POST', '/indexes/nope/search', {})).toEqual({
      status: 404,
      body: {
        message: 'Index `nope` not found.',
        code: 'index_not_found',
        type: 'invalid_request',
        link: link('index_not_found'),
      },
    });
  });

  it('HTTP fails a whole multi-search with 400 when one index is missing', async () => {
    const engine = await engineWith(movies);
    expect(
      await call(engine, 'POST', '/multi-search', { queries: [{ indexUid: 'test' }, { indexUid: 'nested' }] }),
    ).toEqual({
      status: 400,
      body: {
        message: 'Inside `.queries[1]`: Index `nested` not found.',
        code: 'index_not_found',
        type: 'invalid_request',
        link: link('index_not_found'),
      },
    });
  });

  it('HTTP answers an empty list of queries with an empty list of results', async () => {
    expect(await call(createEngine(), 'POST', '/multi-search', { queries: [] })).toEqual({
      status: 200,
      body: { results: [] },
    });
  });

  it.each([
    ['no queries', {}, 'bad_request', 'Missing field `queries`'],
    ['a list', [], 'bad_request', 'Invalid value type: expected an object, but found an array: `[]`'],
    [
      'a query without an index',
      { queries: [{ q: 'a' }] },
      'missing_index_uid',
      'Missing field `indexUid` inside `.queries[0]`',
    ],
    [
      'an index name with an accent',
      { queries: [{ indexUid: 'hé' }] },
      'invalid_index_uid',
      'Invalid value at `.queries[0].indexUid`: `hé` is not a valid index uid. Index uid can be an integer or a string containing only alphanumeric characters, hyphens (-) and underscores (_), and can not be more than 512 bytes.',
    ],
    [
      'a sort index name of InstantSearch',
      { queries: [{ indexUid: 'Car_production:price:asc' }] },
      'invalid_index_uid',
      undefined,
    ],
    [
      'a filter on what is not filterable',
      { queries: [{ indexUid: 'test' }, { indexUid: 'test', filter: 'year = 1' }] },
      'invalid_search_filter',
      'Inside `.queries[1]`: Index `test`: Attribute `year` is not filterable. This index does not have configured filterable attributes.\n1:5 year = 1',
    ],
  ])('HTTP refuses a multi-search with %s', async (_, body, code, message) => {
    const engine = await engineWith(movies);
    const answer = await call(engine, 'POST', '/multi-search', body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe(code);
    if (message !== undefined) expect(answer.body.message).toBe(message);
  });

  it('HTTP refuses an unknown search parameter and lists the known ones', async () => {
    const { status, body } = await call(await engineWith(movies), 'POST', '/indexes/test/search', { marin: 'hello' });
    expect(status).toBe(400);
    expect(body.code).toBe('bad_request');
    expect(body.message).toMatch(/^Unknown field `marin`: expected one of `q`, .*`filter`/);
  });

  it('HTTP fails the task that creates an index twice', async () => {
    const engine = createEngine();
    await call(engine, 'POST', '/indexes', { uid: 'cars' });
    expect((await call(engine, 'POST', '/indexes', { uid: 'cars' })).status).toBe(202);
    expect((await call(engine, 'GET', '/tasks/1')).body).toMatchObject({
      status: 'failed',
      error: { code: 'index_already_exists' },
    });
  });

  it.each([
    ['a bad name', { uid: 'hé ho' }, 'invalid_index_uid'],
    ['an unknown member', { uid: 'cars', colour: 'red' }, 'bad_request'],
    ['no name', { primaryKey: 'id' }, 'missing_index_uid'],
  ])('HTTP refuses to create an index with %s', async (_, body, code) => {
    expect(await call(createEngine(), 'POST', '/indexes', body)).toMatchObject({ status: 400, body: { code } });
  });

  it.each([
    ['no content type', undefined, '[]', 415, 'missing_content_type'],
    ['a wrong content type', 'text/plain', '[]', 415, 'invalid_content_type'],
    ['an empty body', 'application/json', '', 400, 'missing_payload'],
    ['broken JSON', 'application/json', '[{"id": 1', 400, 'malformed_payload'],
    ['a number instead of documents', 'application/json', '12', 400, 'malformed_payload'],
  ])('HTTP refuses documents with %s', async (_, type, text, status, code) => {
    const engine = createEngine();
    // A body of bytes has no default content type.
    const response = await engine.handle(
      new Request('http://engine/indexes/cars/documents', {
        method: 'POST',
        body: new TextEncoder().encode(text),
        ...(type !== undefined && { headers: { 'content-type': type } }),
      }),
    );
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it.each([
    ['the only member that ends in id', [{ carID: 7, name: 'a' }], 'succeeded', undefined],
    ['none', [{ name: 'a' }], 'failed', 'index_primary_key_no_candidate_found'],
    ['several', [{ id: 1, dealer_id: 2 }], 'failed', 'index_primary_key_multiple_candidates_found'],
    ['a document without the key', [{ id: 1 }, { name: 'b' }], 'failed', 'missing_document_id'],
    ['a key that cannot be one', [{ id: 'a b' }], 'failed', 'invalid_document_id'],
  ])('HTTP finds the primary key among: %s', async (_, docs, status, code) => {
    const engine = createEngine();
    await call(engine, 'POST', '/indexes/cars/documents', docs);
    const { body } = await call(engine, 'GET', '/tasks/0');
    expect(body.status).toBe(status);
    expect(body.error?.code).toBe(code);
  });

  it('HTTP requires the master key, except on /health', async () => {
    const engine = createEngine({ masterKey: 'secret' });
    expect(await call(engine, 'GET', '/indexes')).toMatchObject({
      status: 401,
      body: { code: 'missing_authorization_header', type: 'auth' },
    });
    expect(await call(engine, 'GET', '/indexes', undefined, { authorization: 'Bearer wrong' })).toMatchObject({
      status: 403,
      body: { code: 'invalid_api_key', type: 'auth' },
    });
    expect((await call(engine, 'GET', '/indexes', undefined, { authorization: 'Bearer secret' })).status).toBe(200);
    expect(await call(engine, 'GET', '/health')).toEqual({ status: 200, body: { status: 'available' } });
  });

  it('HTTP ignores authorization schemes other than Bearer', async () => {
    expect(
      await call(createEngine({ masterKey: 'secret' }), 'GET', '/indexes', undefined, {
        authorization: 'Basic c2VjcmV0',
      }),
    ).toMatchObject({ status: 401, body: { code: 'missing_authorization_header' } });
  });

  it.each([
    [
      '/tasks?statuses=foo',
      'invalid_task_statuses',
      'Invalid value in parameter `statuses`: `foo` is not a valid task status. Available statuses are `enqueued`, `processing`, `succeeded`, `failed`, `canceled`.',
    ],
    ['/tasks?types=foo', 'invalid_task_types', undefined],
    [
      '/tasks?uids=foo',
      'invalid_task_uids',
      'Invalid value in parameter `uids`: could not parse `foo` as a positive integer',
    ],
    ['/tasks?colour=red', 'bad_request', undefined],
    ['/indexes?colour=red', 'bad_request', 'Unknown parameter `colour`: expected one of `offset`, `limit`'],
    ['/indexes/test/search?colour=red', 'bad_request', undefined],
  ])('HTTP refuses GET %s', async (path, code, message) => {
    const answer = await call(await engineWith(movies), 'GET', path);
    expect(answer).toMatchObject({ status: 400, body: { code } });
    if (message !== undefined) expect(answer.body.message).toBe(message);
  });

  it('HTTP refuses queries that are not a list', async () => {
    expect(await call(createEngine(), 'POST', '/multi-search', { queries: {} })).toMatchObject({
      status: 400,
      body: {
        code: 'bad_request',
        message: 'Invalid value type at `.queries`: expected an array, but found an object: `{}`',
      },
    });
  });

  it('HTTP renames an index unless the name is in use', async () => {
    const engine = await engineWith(movies);
    await call(engine, 'POST', '/indexes', { uid: 'taken' });
    await call(engine, 'PATCH', '/indexes/test', { uid: 'films' });
    expect((await call(engine, 'GET', '/indexes/films')).body).toMatchObject({ uid: 'films', primaryKey: 'id' });
    expect((await call(engine, 'GET', '/indexes/test')).status).toBe(404);
    const {
      body: { taskUid },
    } = await call(engine, 'PATCH', '/indexes/films', { uid: 'taken' });
    expect((await call(engine, 'GET', `/tasks/${taskUid}`)).body).toMatchObject({
      status: 'failed',
      error: { code: 'index_already_exists' },
    });
  });

  it('HTTP updates only existing documents with skipCreation, and stores custom metadata with the task', async () => {
    const engine = await engineWith([{ id: 1, km: 5 }]);
    const {
      body: { taskUid },
    } = await call(engine, 'PUT', '/indexes/test/documents?skipCreation=true&customMetadata=import-7', [
      { id: 1, km: 6 },
      { id: 2, km: 7 },
    ]);
    expect((await call(engine, 'GET', '/indexes/test/documents')).body.results).toEqual([{ id: 1, km: 6 }]);
    expect((await call(engine, 'GET', `/tasks/${taskUid}`)).body.customMetadata).toBe('import-7');
    expect(await call(engine, 'PUT', '/indexes/test/documents?skipCreation=maybe', [])).toMatchObject({
      status: 400,
      body: { code: 'invalid_skip_creation' },
    });
    expect(await call(engine, 'PUT', '/indexes/test/documents?colour=red', [])).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    });
  });

  it('HTTP adds metadata and performance details to a search on request', async () => {
    const engine = await engineWith(movies);
    const header = { 'meili-include-metadata': 'true' };
    const metadata = { indexUid: 'test', primaryKey: 'id', queryUid: expect.any(String) };
    expect((await call(engine, 'POST', '/indexes/test/search', {}, header)).body.metadata).toEqual(metadata);
    expect(
      (await call(engine, 'POST', '/multi-search', { queries: [{ indexUid: 'test' }] }, header)).body.results[0]
        .metadata,
    ).toEqual(metadata);
    expect((await call(engine, 'POST', '/indexes/test/search', {})).body).not.toHaveProperty('metadata');
    expect(
      (await call(engine, 'POST', '/indexes/test/search', { showPerformanceDetails: true })).body.performanceDetails,
    ).toEqual({ search: expect.stringMatching(/^[\d.]+ms$/) });
  });

  it('HTTP returns the statistics of an index', async () => {
    expect((await call(await engineWith(movies), 'GET', '/indexes/test/stats')).body).toMatchObject({
      numberOfDocuments: 5,
      numberOfEmbeddings: 0,
      numberOfEmbeddedDocuments: 0,
      rawDocumentDbSize: expect.any(Number),
      avgDocumentSize: expect.any(Number),
    });
  });

  it('HTTP swaps the documents of two indexes', async () => {
    const engine = createEngine();
    await call(engine, 'POST', '/indexes/live/documents', [{ id: 1 }]);
    await call(engine, 'POST', '/indexes/next/documents', [{ id: 2 }, { id: 3 }]);
    await call(engine, 'POST', '/swap-indexes', [{ indexes: ['live', 'next'] }]);
    expect((await call(engine, 'GET', '/indexes/live/documents')).body.total).toBe(2);
    expect((await call(engine, 'GET', '/indexes/next/stats')).body.numberOfDocuments).toBe(1);
    await call(engine, 'POST', '/swap-indexes', [{ indexes: ['live', 'gone'] }]);
    expect((await call(engine, 'GET', '/tasks/3')).body.error).toMatchObject({
      code: 'index_not_found',
      message: 'Index `gone` not found.',
    });
    expect(await call(engine, 'POST', '/swap-indexes', [{ indexes: ['live'] }])).toMatchObject({
      status: 400,
      body: { code: 'invalid_swap_indexes' },
    });
  });

  it('lists, reads, updates and deletes indexes', async () => {
    const engine = createEngine();
    await call(engine, 'POST', '/indexes', { uid: 'b' });
    await call(engine, 'POST', '/indexes', { uid: 'a', primaryKey: 'slug' });
    expect((await call(engine, 'GET', '/indexes?limit=1')).body).toMatchObject({
      total: 2,
      results: [{ uid: 'a', primaryKey: 'slug' }],
    });
    await call(engine, 'PATCH', '/indexes/b', { primaryKey: 'id' });
    expect((await call(engine, 'GET', '/indexes/b')).body.primaryKey).toBe('id');
    await call(engine, 'DELETE', '/indexes/b');
    expect((await call(engine, 'GET', '/indexes/b')).status).toBe(404);
    expect((await call(engine, 'GET', '/version')).body.pkgVersion).toBe('1.50.0');
    expect((await call(engine, 'GET', '/stats')).body.indexes).toHaveProperty('a');
  });

  // The features that docs/search-engine.md lists as not implemented.
  const search = '/indexes/test/search';
  const settings = '/indexes/test/settings';
  it.each<[string, string, unknown?]>([
    ['POST', search, { vector: [0.1] }],
    ['POST', search, { hybrid: { embedder: 'a' } }],
    ['POST', search, { retrieveVectors: true }],
    ['POST', search, { media: {} }],
    ['POST', search, { personalize: { userContext: 'a' } }],
    ['POST', search, { showRankingScoreDetails: true }],
    ['POST', search, { locales: ['fra'] }],
    ['POST', search, { filter: '_geoBoundingBox([1,2],[3,4])' }],
    ['POST', search, { filter: '_geoPolygon([1,2],[3,4],[5,6])' }],
    ['POST', '/multi-search', { federation: {}, queries: [] }],
    ['POST', '/multi-search', { queries: [{ indexUid: 'test', federationOptions: {} }] }],
    ['POST', '/indexes/test/facet-search', { facetName: 'title', hybrid: {} }],
    ['PATCH', settings, { embedders: { default: { source: 'userProvided' } } }],
    ['PATCH', settings, { localizedAttributes: [{ locales: ['fra'], attributePatterns: ['*'] }] }],
    ['PATCH', settings, { proximityPrecision: 'byAttribute' }],
    ['GET', '/indexes/test/documents?sort=id:asc'],
    ['GET', '/indexes/test/documents?retrieveVectors=true'],
    ['POST', '/indexes/test/documents/edit', { function: '' }],
    ['POST', '/indexes/test/similar', { id: 1 }],
    ['POST', '/indexes/test/compact', {}],
    ['GET', '/indexes/test/fields'],
    ['GET', '/batches'],
    ['POST', '/tasks/cancel?uids=1'],
    ['DELETE', '/tasks?uids=1'],
    ['POST', '/dumps'],
    ['POST', '/snapshots'],
    ['GET', '/experimental-features'],
    ['GET', '/metrics'],
    ['POST', '/logs/stream', {}],
    ['GET', '/network'],
    ['GET', '/webhooks'],
    ['GET', '/chats'],
    ['POST', '/export', {}],
  ])('HTTP says plainly that it leaves out %s %s %j', async (method, path, body) => {
    expect(
      await call(
        await engineWith(movies, { filterableAttributes: ['title'] }),
        method,
        path,
        body ?? (method === 'POST' ? {} : undefined),
      ),
    ).toMatchObject({
      status: 400,
      body: { code: 'not_implemented', message: expect.stringContaining('is not implemented by the embedded engine') },
    });
  });

  it('HTTP does not implement documents as CSV', async () => {
    expect(
      await call(await engineWith(movies), 'POST', '/indexes/test/documents', 'id,title\n1,a\n', {
        'content-type': 'text/csv',
      }),
    ).toMatchObject({ status: 400, body: { code: 'not_implemented' } });
  });

  it('HTTP answers 404 for an unknown path and 405 for an unknown method', async () => {
    expect(await call(createEngine(), 'GET', '/nowhere')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await call(createEngine(), 'DELETE', '/multi-search')).toMatchObject({ status: 405 });
  });

  it.each([
    ['documents', '/indexes/test/documents', `[{"id": 1, "deep": ${'['.repeat(100_000)}${']'.repeat(100_000)}}]`],
    ['a search', '/indexes/test/search', `{"q": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    [
      'a filter',
      '/multi-search',
      `{"queries": [{"indexUid": "test", "filter": ${'['.repeat(1000)}${']'.repeat(1000)}}]}`,
    ],
  ])('HTTP refuses JSON deeper than 128, as Meilisearch does: %s', async (_, path, body) => {
    expect(await call(await engineWith(movies), 'POST', path, body)).toMatchObject({
      status: 400,
      body: { code: 'malformed_payload', message: expect.stringContaining('recursion limit exceeded') },
    });
  });

  it('HTTP handles keys such as __proto__ and documents of the maximum depth', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(120)}1${'}'.repeat(120)}`);
    const engine = createEngine();
    await call(engine, 'PATCH', '/indexes/test/settings', { filterableAttributes: ['*'] });
    await call(
      engine,
      'POST',
      '/indexes/test/documents?primaryKey=id',
      `[{"id": 1, "__proto__": {"x": 1}, "constructor": "Ford", "deep": ${JSON.stringify(deep)}}]`,
    );
    expect(
      (
        await call(engine, 'POST', '/indexes/test/search', {
          q: 'ford',
          facets: ['*'],
          filter: 'constructor = ford AND __proto__.x = 1',
          attributesToHighlight: ['*'],
        })
      ).body.hits,
    ).toHaveLength(1);
  });
});
