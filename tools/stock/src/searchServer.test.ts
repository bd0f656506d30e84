import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSearchServer, type SearchServer } from './startSearchServer.ts';

const slow = { timeout: 120_000 };
const key = { authorization: 'Bearer secret' };

describe('npm run search-server', slow, () => {
  let folder: string;
  let stock: string;
  let server: SearchServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dealer-server-'));
    stock = join(folder, 'cars.ndjson');
    await writeFile(
      stock,
      [
        { id: 1, make: 'Kia', price: 20_000 },
        { id: 2, make: 'Ford' },
      ]
        .map((doc) => `${JSON.stringify(doc)}\n`)
        .join(''),
    );
    server = await startSearchServer(['--stock', stock, '--master-key', 'secret']);
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const search = (body: unknown, headers: Record<string, string> = key) =>
    fetch(`${server.url}/multi-search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('serves the stock of a file, and says how much and where', async () => {
    expect(server.output()).toContain(`Car_production: 2 vehicles. Search engine on ${server.url}`);
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const answer = await search({ queries: [{ indexUid: 'Car_production', filter: 'make = kia', facets: ['make'] }] });
    expect(await answer.json()).toMatchObject({
      results: [{ hits: [{ id: 1 }], facetDistribution: { make: { Kia: 1 } } }],
    });
  });

  it('the search server requires the master key', async () => {
    expect((await search({ queries: [] }, {})).status).toBe(401);
    expect((await search({ queries: [] }, { authorization: 'Bearer wrong' })).status).toBe(403);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  it('npm run search-server lets pages of any origin ask first, and answers them', async () => {
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
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(
      /authorization.*content-type.*x-meilisearch-client/,
    );
    expect((await search({ queries: [] })).headers.get('access-control-allow-origin')).toBe('*');
  });

  it('npm run search-server refuses a body of more than 256 MB before it has read it', async () => {
    const status = await new Promise((done, failed) => {
      const request = httpRequest(
        `${server.url}/indexes/Car_production/documents`,
        {
          method: 'POST',
          headers: { ...key, 'content-type': 'application/json', 'content-length': 300 * 1024 * 1024 },
        },
        (answer) => {
          answer.resume();
          done(answer.statusCode);
          request.destroy();
        },
      );
      request.on('error', failed);
      request.write('[');
    });
    expect(status).toBe(413);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  it('npm run search-server says which port is taken, and ends', async () => {
    const { port } = new URL(server.url);
    await expect(startSearchServer(['--stock', stock, '--port', port])).rejects.toThrow(`Port ${port} is taken`);
  });

  it.each([
    [['--stock', 'none.ndjson'], 'The stock file none.ndjson cannot be read.'],
    [['--port', 'ninety'], '--port must be a whole number'],
    [['--colour', 'red'], 'There is no option --colour; known are --stock, --port, --host, --master-key.'],
  ])('npm run search-server explains %j', async (args, message) => {
    await expect(startSearchServer(args)).rejects.toThrow(message);
  });

  it('listens on the given address, fills itself with generated stock, refuses writes from web pages without a key, and stops on a signal after the current response', async () => {
    const other = await startSearchServer(['--host', 'localhost']);
    expect(other.url).toMatch(/^http:\/\/localhost:\d+$/);
    expect(other.output()).toMatch(/Car_production: [1-9]\d{2,} vehicles/);
    const write = (headers: Record<string, string>) =>
      fetch(`${other.url}/indexes/Other/documents`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '[{"id":1}]',
      });
    expect((await write({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await write({})).status).toBe(202);
    const body = JSON.stringify({ queries: [{ indexUid: 'Car_production', q: 'toyta', facets: ['*'] }] });
    const request = httpRequest(`${other.url}/multi-search`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    const answered = new Promise((done, failed) => {
      request.on('error', failed).on('response', (answer) => {
        answer.resume();
        done(answer.statusCode);
      });
    });
    request.flushHeaders();
    // "Continue" says that the request is under way.
    await new Promise((taken) => void request.once('continue', taken));
    const ended = other.stop();
    request.end(body);
    expect(await Promise.all([answered, ended])).toEqual([200, { code: 0, signal: null }]);
    await expect(fetch(`${other.url}/health`)).rejects.toThrow();
  });
});
