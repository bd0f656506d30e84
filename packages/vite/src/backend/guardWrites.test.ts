import { createEngine } from '@dealer/search-engine/engine';
import { describe, expect, it } from 'vitest';
import { guardWrites } from './guardWrites.ts';

const json = { 'content-type': 'application/json' };
const page = { origin: 'https://evil.example' };
const request = (method: string, path: string, headers: Record<string, string> = {}, body: unknown = []): Request =>
  new Request(`http://engine.invalid${path}`, {
    method,
    headers: { ...json, ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });

/** An index with one car, behind the guard. */
const guarded = async (options: Parameters<typeof guardWrites>[1]) => {
  const engine = createEngine(options.masterKey === undefined ? {} : { masterKey: options.masterKey });
  const headers: Record<string, string> =
    options.masterKey === undefined ? {} : { authorization: `Bearer ${options.masterKey}` };
  expect(
    (await engine.handle(request('POST', '/indexes/cars/documents?primaryKey=id', headers, [{ id: 1 }]))).status,
  ).toBe(202);
  return guardWrites(engine, options);
};

const writes = [
  ['POST', '/indexes/cars/documents'],
  ['PUT', '/indexes/cars/documents'],
  ['DELETE', '/indexes/cars/documents'],
  ['DELETE', '/indexes/cars'],
  ['POST', '/indexes'],
  ['PATCH', '/indexes/cars/settings'],
  ['PUT', '/indexes/cars/settings/synonyms'],
  ['POST', '/swap-indexes'],
  ['POST', '/indexes/cars/documents/delete-batch'],
  ['POST', '/multi-search/../indexes'],
] as const;

describe('a search server without a key', () => {
  it.each(writes)('a search server without a key takes no %s %s from a web page', async (method, path) => {
    const engine = await guarded({ host: '127.0.0.1' });
    for (const headers of [
      page,
      { origin: 'null' },
      { origin: 'http://localhost:4200' },
      { 'sec-fetch-site': 'same-origin' },
    ]) {
      const answer = await engine.handle(request(method, path, headers));
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({
        code: 'invalid_api_key',
        message: expect.stringContaining('--master-key'),
      });
    }
    expect(await (await engine.handle(request('GET', '/indexes/cars/stats'))).json()).toMatchObject({
      numberOfDocuments: 1,
    });
  });

  it('a search server without a key takes writes of programs on its own machine', async () => {
    for (const host of ['127.0.0.1', 'localhost', '::1'])
      expect(
        (await (await guarded({ host })).handle(request('POST', '/indexes/cars/documents', {}, [{ id: 2 }]))).status,
      ).toBe(202);
  });

  it.each(['0.0.0.0', '::', '192.168.1.4', '127.evil.example'])(
    'a search server without a key takes no writes at all where it listens on %s',
    async (host) => {
      expect(
        (await (await guarded({ host })).handle(request('POST', '/indexes/cars/documents', {}, [{ id: 2 }]))).status,
      ).toBe(403);
    },
  );

  it.each([
    ['POST', '/multi-search', { queries: [{ indexUid: 'cars' }] }],
    ['POST', '/indexes/cars/search', {}],
    ['GET', '/health', undefined],
    ['GET', '/indexes/cars/settings', undefined],
  ] as const)('lets pages search: %s %s', async (method, path, body) => {
    expect((await (await guarded({ host: '0.0.0.0' })).handle(request(method, path, page, body))).status).toBe(200);
  });
});

describe('a search server with a key', () => {
  it('a search server with a key requires the key for writes from any origin', async () => {
    const engine = await guarded({ host: '0.0.0.0', masterKey: 'secret' });
    expect((await engine.handle(request('POST', '/indexes/cars/documents', page, [{ id: 2 }]))).status).toBe(401);
    expect(
      (
        await engine.handle(
          request('POST', '/indexes/cars/documents', { ...page, authorization: 'Bearer secret' }, [{ id: 2 }]),
        )
      ).status,
    ).toBe(202);
  });
});
