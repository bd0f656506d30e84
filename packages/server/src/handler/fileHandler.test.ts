import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressed } from '../http/compressed.ts';
import { type Running, serve } from '../http/nodeHttp.ts';
import { appHandler } from './appHandler.ts';
import { fileHandler } from './fileHandler.ts';

const folder = mkdtempSync(join(tmpdir(), 'dealer-files-'));
const film = Uint8Array.from({ length: 5_000 }, (_, at) => at % 251);
const script = 'export const answer = 42;\n'.repeat(200);
const modified = new Date('2026-07-01T10:00:00Z');
let server: Running;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'film.webm'), film);
  writeFileSync(join(folder, 'index.html'), '<h1>App</h1>');
  writeFileSync(join(folder, 'assets/app-1.js'), script);
  writeFileSync(join(folder, 'assets/app-1.js.br'), brotliCompressSync(`${script}// packed by the build`));
  utimesSync(join(folder, 'film.webm'), modified, modified);
  const files = fileHandler(folder, { cacheControl: () => 'no-cache' });
  const app = new Hono().get('*', files);
  server = await serve(async (request) => compressed(request, await app.fetch(request)), { port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { method, headers });

it.each([256, 2_000, 10_000])('a name of %i characters is no file', async (length) => {
  expect((await get(`/assets/${'x'.repeat(length)}`)).status).toBe(404);
  expect((await get(`/${'x'.repeat(length)}.js`)).status).toBe(404);
});

describe('a film of a server', () => {
  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=4900-', 4_900, 5_000],
    ['bytes=-10', 4_990, 5_000],
    ['bytes=4900-999999', 4_900, 5_000],
  ])('a film of a server is answered in parts: %s', async (range, from, to) => {
    const answer = await get('/film.webm', { range });
    expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-type')]).toEqual([
      206,
      `bytes ${from}-${to - 1}/5000`,
      'video/webm',
    ]);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(film.slice(from, to));
  });

  it.each(['items=0-99', 'bytes=0-0,5-9', 'bytes=abc', 'bytes=-', 'bytes'])(
    'a film of a server is whole where no single part is requested: %s',
    async (range) => {
      const answer = await get('/film.webm', { range });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([200, null]);
      expect((await answer.arrayBuffer()).byteLength).toBe(5_000);
    },
  );

  it('a film of a server has no part behind its end', async () => {
    const answer = await get('/film.webm', { range: 'bytes=5000-' });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */5000']);
  });

  it('a film of a server says on HEAD how long it is, and that it has parts', async () => {
    const answer = await get('/film.webm', {}, 'HEAD');
    expect([answer.status, answer.headers.get('content-length'), answer.headers.get('accept-ranges')]).toEqual([
      200,
      '5000',
      'bytes',
    ]);
    expect(await answer.text()).toBe('');
  });

  it('a film of a server is not sent again to a browser that has it', async () => {
    const { headers } = await get('/film.webm');
    const etag = headers.get('etag') ?? '';
    const since = headers.get('last-modified') ?? '';
    expect(since).toBe(modified.toUTCString());
    const earlier = new Date(modified.getTime() - 1_000).toUTCString();
    const conditions: [Record<string, string>, number][] = [
      [{ 'if-none-match': etag }, 304],
      [{ 'if-none-match': '"other"' }, 200],
      [{ 'if-modified-since': since }, 304],
      [{ 'if-modified-since': earlier }, 200],
      [{ 'if-modified-since': 'yesterday' }, 200],
      // The etag decides where there is one.
      [{ 'if-none-match': '"other"', 'if-modified-since': since }, 200],
      [{ 'if-none-match': etag, range: 'bytes=0-99' }, 304],
    ];
    for (const [condition, status] of conditions)
      expect([condition, (await get('/film.webm', condition)).status]).toEqual([condition, status]);
  });

  it('a film of a server is whole again where the browser has a part of another version', async () => {
    const part = { range: 'bytes=0-99' };
    expect((await get('/film.webm', { ...part, 'if-range': modified.toUTCString() })).status).toBe(206);
    for (const other of ['"other"', new Date(0).toUTCString()]) {
      const answer = await get('/film.webm', { ...part, 'if-range': other });
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 5_000]);
    }
  });
});

describe('a script of a server', () => {
  it('a script of a server is sent as the build packed it, and not packed again', async () => {
    const answer = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
    // `fetch` unpacks.
    expect(await answer.text()).toContain('packed by the build');
  });

  it('a script of a server is whole for a client that takes no packed files', async () => {
    const answer = await get('/assets/app-1.js', { 'accept-encoding': 'identity' });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, script]);
  });

  it('a script of a server is packed while the server runs where the build left it as it is', async () => {
    const answer = await appHandler(folder)(
      new Request('http://localhost/assets/app-1.js', { headers: { 'accept-encoding': 'br;q=1' } }),
    );
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toContain('answer = 42');
  });
});
