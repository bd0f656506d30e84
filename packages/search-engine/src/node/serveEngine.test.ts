import { request as httpRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createEngine } from '../engine/index.ts';
import { movies } from '../test/testEngine.ts';
import { type EngineServer, serveEngine } from './index.ts';

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the engine over HTTP', () => {
  let server: EngineServer;
  beforeEach(async () => {
    server = await serveEngine(createEngine({ masterKey: 'secret' }), { port: 0, maxBodyBytes: 2000 });
  });
  afterEach(() => server.close());

  it('the engine over HTTP accepts documents and answers searches', async () => {
    const headers = { authorization: 'Bearer secret' };
    expect((await post(`${server.url}/indexes/movies/documents?primaryKey=id`, movies, headers)).status).toBe(202);
    const found = await (
      await post(`${server.url}/multi-search`, { queries: [{ indexUid: 'movies', q: 'gläss' }] }, headers)
    ).json();
    expect(found.results[0].hits).toEqual([movies[4]]);
    const listed = await fetch(`${server.url}/indexes/movies/documents?limit=1`, { headers });
    expect((await listed.json()).results).toEqual([movies[0]]);
  });

  it('the engine over HTTP allows other origins, also for preflight requests and errors', async () => {
    const preflight = await fetch(`${server.url}/multi-search`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:4200',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-meilisearch-client',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    for (const name of ['authorization', 'content-type', 'x-meilisearch-client', 'meili-include-metadata'])
      expect(preflight.headers.get('access-control-allow-headers')).toContain(name);
    const refused = await fetch(`${server.url}/indexes`);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('answers 413 to a body over the limit, with or without a content-length', async () => {
    const large = await post(`${server.url}/indexes/movies/documents`, [{ id: 1, text: 'x'.repeat(5000) }], {
      authorization: 'Bearer secret',
    });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ code: 'payload_too_large', type: 'invalid_request' });
    const status = await new Promise((resolve, reject) => {
      const chunked = httpRequest(
        `${server.url}/indexes/movies/documents`,
        { method: 'POST', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      chunked.on('error', reject);
      chunked.write('['.repeat(1500));
      chunked.end('['.repeat(1500));
    });
    expect(status).toBe(413);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  it('the engine over HTTP names a port that is in use', async () => {
    const port = Number(new URL(server.url).port);
    await expect(serveEngine(createEngine(), { port })).rejects.toThrow(`Port ${port} is taken`);
  });

  it('the engine stops listening when it is closed', async () => {
    const other = await serveEngine(createEngine(), { port: 0 });
    expect((await fetch(`${other.url}/health`)).status).toBe(200);
    await other.close();
    await expect(fetch(`${other.url}/health`)).rejects.toThrow();
  });
});
