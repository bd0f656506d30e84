import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { call } from '../test/testEngine.ts';
import { type Engine, createEngine } from './createEngine.ts';

const NOW = Date.parse('2026-11-22T00:00:00Z');
const admin = { authorization: 'Bearer secret' };
const uid = '76cf8b87-fd12-4688-ad34-260d930ca4f4';

/** An engine with the cars of several dealers in one index, and another index that is not public. */
const start = async (now = () => NOW): Promise<Engine> => {
  const engine = createEngine({ masterKey: 'secret', now });
  await call(engine, 'PATCH', '/indexes/cars/settings', { filterableAttributes: ['dealer', 'sold'] }, admin);
  await call(
    engine,
    'POST',
    '/indexes/cars/documents',
    [
      { id: 1, dealer: 'north', sold: false },
      { id: 2, dealer: 'south', sold: false },
      { id: 3, dealer: 'north', sold: true },
    ],
    admin,
  );
  await call(engine, 'POST', '/indexes/leads/documents', [{ id: 1 }], admin);
  return engine;
};
const makeKey = async (engine: Engine, body: Record<string, unknown> = {}) =>
  (
    await call(
      engine,
      'POST',
      '/keys',
      { uid, actions: ['search'], indexes: ['cars'], expiresAt: null, ...body },
      admin,
    )
  ).body;
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (secret: string, claims: Record<string, unknown>, alg = 'HS256'): string => {
  const signed = `${encoded({ alg, typ: 'JWT' })}.${encoded({ apiKeyUid: uid, ...claims })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};
const found = async (engine: Engine, token: string, body: Record<string, unknown> = {}) => {
  const answer = await call(engine, 'POST', '/indexes/cars/search', body, bearer(token));
  return answer.status === 200 ? answer.body.hits.map(({ id }: { id: number }) => id) : answer.body.message;
};

describe('keys', () => {
  it('creates a search key and an admin key, but no keys without a master key', async () => {
    const { body } = await call(await start(), 'GET', '/keys', undefined, admin);
    expect(body).toMatchObject({
      total: 2,
      results: [
        { name: 'Default Admin API Key', actions: ['*'] },
        { name: 'Default Search API Key', actions: ['search'] },
      ],
    });
    expect(await call(createEngine(), 'GET', '/keys')).toMatchObject({
      status: 401,
      body: { code: 'missing_master_key' },
    });
  });

  it('creates, reads, renames and deletes a key, whose secret is derived from uid and master key', async () => {
    const engine = await start();
    const key = await makeKey(engine, { name: 'shop' });
    expect(key).toEqual({
      name: 'shop',
      description: null,
      key: createHmac('sha256', 'secret').update(uid).digest('hex'),
      uid,
      actions: ['search'],
      indexes: ['cars'],
      expiresAt: null,
      createdAt: '2026-11-22T00:00:00.000Z',
      updatedAt: '2026-11-22T00:00:00.000Z',
    });
    expect((await call(engine, 'GET', `/keys/${key.key}`, undefined, admin)).body).toEqual(key);
    expect((await call(engine, 'PATCH', `/keys/${uid}`, { description: 'for the shop' }, admin)).body).toMatchObject({
      name: 'shop',
      description: 'for the shop',
    });
    expect(await call(engine, 'PATCH', `/keys/${uid}`, { actions: ['*'] }, admin)).toMatchObject({
      status: 400,
      body: { code: 'immutable_api_key_actions' },
    });
    expect(
      (await call(engine, 'POST', '/keys', { uid, actions: [], indexes: [], expiresAt: null }, admin)).status,
    ).toBe(409);
    expect((await call(engine, 'DELETE', `/keys/${uid}`, undefined, admin)).status).toBe(204);
    expect(await call(engine, 'GET', `/keys/${uid}`, undefined, admin)).toMatchObject({
      status: 404,
      body: { code: 'api_key_not_found' },
    });
    expect(await found(engine, key.key)).toBe('The provided API key is invalid.');
  });

  it.each([
    [{ actions: undefined }, 'missing_api_key_actions'],
    [{ indexes: undefined }, 'missing_api_key_indexes'],
    [{ expiresAt: undefined }, 'missing_api_key_expires_at'],
    [{ actions: ['fly'] }, 'invalid_api_key_actions'],
    [{ indexes: ['a b'] }, 'invalid_api_key_indexes'],
    [{ expiresAt: '2020-01-01' }, 'invalid_api_key_expires_at'],
    [{ uid: 'x' }, 'invalid_api_key_uid'],
  ])('keys: refuses a key with %j', async (change, code) => {
    expect(await makeKey(await start(), change)).toMatchObject({ code });
  });

  it('keys: limits a key to its actions and indexes until it expires', async () => {
    let now = NOW;
    const engine = await start(() => now);
    const { key } = await makeKey(engine, { expiresAt: '2026-11-23' });
    expect(await found(engine, key)).toEqual([1, 2, 3]);
    expect(await call(engine, 'POST', '/indexes/leads/search', {}, bearer(key))).toMatchObject({
      status: 403,
      body: {
        code: 'invalid_api_key',
        message: 'The API key cannot acces the index `leads`, authorized indexes are ["cars"].',
      },
    });
    expect(
      await call(
        engine,
        'POST',
        '/multi-search',
        { queries: [{ indexUid: 'cars' }, { indexUid: 'leads' }] },
        bearer(key),
      ),
    ).toMatchObject({ status: 403, body: { message: 'Inside `.queries[1]`: The provided API key is invalid.' } });
    expect((await call(engine, 'GET', '/indexes/cars/documents', undefined, bearer(key))).status).toBe(403);
    now += 25 * 3_600_000;
    expect(await found(engine, key)).toBe('The provided API key is invalid.');
  });

  it('keys: hides other indexes, their tasks and swaps from a key of one index', async () => {
    const engine = await start();
    const { key } = await makeKey(engine, {
      actions: ['indexes.*', 'tasks.get', 'stats.get', 'documents.add'],
      indexes: ['car*'],
    });
    await call(engine, 'POST', '/indexes/cars_next/documents', [{ id: 9 }], bearer(key));
    const {
      body: { taskUid },
    } = await call(engine, 'POST', '/swap-indexes', [{ indexes: ['cars', 'cars_next'] }], bearer(key));
    expect(
      (await call(engine, 'GET', '/indexes', undefined, bearer(key))).body.results.map(
        (index: { uid: string }) => index.uid,
      ),
    ).toEqual(['cars', 'cars_next']);
    expect(Object.keys((await call(engine, 'GET', '/stats', undefined, bearer(key))).body.indexes)).toEqual([
      'cars',
      'cars_next',
    ]);
    expect(
      (await call(engine, 'GET', '/tasks', undefined, bearer(key))).body.results.every((task: { indexUid: string }) =>
        task.indexUid.startsWith('cars'),
      ),
    ).toBe(true);
    expect(await call(engine, 'GET', `/tasks/${taskUid}`, undefined, bearer(key))).toMatchObject({
      status: 404,
      body: { code: 'task_not_found' },
    });
    expect((await call(engine, 'POST', '/swap-indexes', [{ indexes: ['cars', 'leads'] }], bearer(key))).status).toBe(
      403,
    );
  });

  it('keys: does not create an index with a key that may only add documents', async () => {
    const engine = await start();
    const { key } = await makeKey(engine, { actions: ['documents.add'], indexes: ['*'] });
    const {
      body: { taskUid },
    } = await call(engine, 'POST', '/indexes/fresh/documents', [{ id: 1 }], bearer(key));
    expect((await call(engine, 'GET', `/tasks/${taskUid}`, undefined, admin)).body).toMatchObject({
      status: 'failed',
      error: { code: 'index_not_found' },
    });
  });
});

describe('tenant tokens', () => {
  it.each([
    ['a rule for the index', { cars: { filter: 'dealer = north' } }, {}, [1, 3]],
    ['a rule for all indexes', { '*': { filter: 'dealer = north' } }, {}, [1, 3]],
    [
      'the rule of the index before that of all indexes',
      { '*': { filter: 'dealer = south' }, cars: { filter: 'dealer = north' } },
      {},
      [1, 3],
    ],
    ['a rule without a filter', { cars: null }, {}, [1, 2, 3]],
    ['a list of indexes', ['cars'], {}, [1, 2, 3]],
    [
      'a rule and the search’s own filter',
      { cars: { filter: 'dealer = north' } },
      { filter: 'sold = true OR dealer = south' },
      [3],
    ],
    [
      'a rule and the search’s own list of filters',
      { cars: { filter: [['dealer = north', 'dealer = west']] } },
      { filter: [['sold = true', 'dealer = south']] },
      [3],
    ],
    ['a rule and an empty filter', { cars: { filter: 'dealer = north' } }, { filter: '' }, [1, 3]],
  ])('tenant tokens search by %s', async (_, searchRules, body, expected) => {
    const engine = await start();
    const { key } = await makeKey(engine);
    expect(await found(engine, tokenOf(key, { searchRules }), body)).toEqual(expected);
  });

  it('tenant tokens apply to multi-search and facet search too', async () => {
    const engine = await start();
    const { key } = await makeKey(engine);
    const token = bearer(tokenOf(key, { searchRules: { cars: { filter: 'dealer = north' } } }));
    expect(
      (await call(engine, 'POST', '/multi-search', { queries: [{ indexUid: 'cars', facets: ['dealer'] }] }, token)).body
        .results[0].facetDistribution,
    ).toEqual({ dealer: { north: 2 } });
    expect(
      (await call(engine, 'POST', '/indexes/cars/facet-search', { facetName: 'dealer', filter: 'sold = false' }, token))
        .body.facetHits,
    ).toEqual([{ value: 'north', count: 1 }]);
  });

  it.each([
    [
      'expired',
      { searchRules: ['*'], exp: NOW / 1000 - 1 },
      `Tenant token expired. Was valid up to \`${NOW / 1000 - 1}\` and we're now \`${NOW / 1000}\`.`,
    ],
    [
      'for other indexes',
      { searchRules: ['boats'] },
      'The provided tenant token cannot acces the index `cars`, allowed indexes are ["boats"].',
    ],
    [
      'of an unknown key',
      { searchRules: ['*'], apiKeyUid: '00000000-0000-4000-8000-000000000000' },
      'The provided API key is invalid.',
    ],
    ['without rules', {}, 'Could not decode tenant token, JSON error: missing field `searchRules`.'],
  ])('tenant tokens are refused: %s', async (_, claims, message) => {
    const engine = await start();
    const { key } = await makeKey(engine);
    expect(await found(engine, tokenOf(key, claims))).toBe(message);
  });

  it('tenant tokens are refused when signed by another secret, unsigned, or used for anything but search', async () => {
    const engine = await start();
    const { key } = await makeKey(engine, { actions: ['*'] });
    const rules = { searchRules: ['*'] };
    expect(await found(engine, tokenOf('secret', rules))).toBe('Could not decode tenant token, InvalidSignature.');
    expect(await found(engine, tokenOf(key, rules, 'none'))).toBe('Could not decode tenant token, InvalidAlgorithm.');
    expect((await call(engine, 'GET', '/indexes/cars/documents', undefined, bearer(tokenOf(key, rules)))).status).toBe(
      403,
    );
    await call(engine, 'DELETE', `/keys/${uid}`, undefined, admin);
    expect(await found(engine, tokenOf(key, rules))).toBe('The provided API key is invalid.');
  });

  it('tenant tokens give no access to indexes that the parent key may not search, and expire with it', async () => {
    let now = NOW;
    const engine = await start(() => now);
    const { key } = await makeKey(engine, { expiresAt: '2026-11-23' });
    const token = tokenOf(key, { searchRules: ['*'], exp: NOW / 1000 + 1e6 });
    expect(await call(engine, 'POST', '/indexes/leads/search', {}, bearer(token))).toMatchObject({
      status: 403,
      body: { message: 'The API key used to generate this tenant token cannot acces the index `leads`.' },
    });
    now += 25 * 3_600_000;
    expect(await found(engine, token)).toBe('The provided API key is invalid.');
  });
});
