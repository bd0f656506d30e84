import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aLookFolder } from '../test/aLookFolder.ts';
import { sites } from './sites.ts';

let server: ViteDevServer;
let origin: string;
let root: string;

beforeAll(async () => {
  root = aLookFolder({
    'index.html': '<!doctype html><html lang="en-AU"><title>Look</title></html>',
    'sites/kauri/site.json': '{"slug":"kauri","services":{"maps":null}}',
    'sites/harbour/site.json': '{"slug":"harbour"}',
    'sites/harbour/pages/why-us.json': '{"sections":[]}',
    'sites/harbour/pages/about/team.json': '{"sections":[{}]}',
    'sites/harbour/secret.json': '{}',
    'sites/night/site.json':
      '{"slug":"night","name":"Night","url":"https://night.example","theme":{"colourScheme":"dark"}}',
    'src/template.ts': `
      import './theme.css';
      export const template = { siteDefaults: { theme: { colourScheme: 'system' } } };`,
    'src/theme.css': ':root {}',
    'sites/day/site.json': '{"slug":"day","name":"Day","url":"https://day.example"}',
    'sites/broken/site.json': '{"slug":',
  });
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    base: '/yard/',
    plugins: [sites({ defaultSite: 'kauri' })],
    server: { port: 0, host: '127.0.0.1', watch: null },
  });
  await server.listen();
  const address = server.httpServer?.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(() => server.close());
afterEach(() => vi.unstubAllEnvs());

const get = async (path: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(origin + path);
  return { status: answer.status, text: await answer.text() };
};

describe('sites: the development server', () => {
  it.each([
    ['the default', '/yard/site.json', 'kauri'],
    ['the one asked for', '/yard/site.json?site=harbour', 'harbour'],
    ['the one named by its path', '/yard/sites/harbour/site.json', 'harbour'],
  ])('sites: answers %s below the base path', async (_, path, slug) => {
    expect(JSON.parse((await get(path)).text)).toMatchObject({ slug });
  });

  it('sites: gives a page the colour scheme of its site before the first paint', async () => {
    expect((await get('/yard/?site=night')).text).toContain('<html data-scheme="dark" lang="en-AU">');
    expect((await get('/yard/?site=broken')).text).toContain('<html lang="en-AU">');
  });

  it('sites: gives it that of its look where the site says nothing', async () => {
    expect((await get('/yard/?site=day')).text).toContain('<html data-scheme="system" lang="en-AU">');
  });

  it.each(['nobody', '..%2Findex', 'UPPER', 'a'.repeat(61)])('sites: answers 404 in JSON for %s', async (slug) => {
    const { status, text } = await get(`/yard/site.json?site=${slug}`);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toEqual({ error: expect.any(String) as string });
  });

  it.each(['//', '//evil.example:99999/', '/yard//', '/%'])('sites: answers %s and goes on', async (path) => {
    expect((await get(path)).status).toBeLessThan(500);
    expect((await get('/yard/site.json')).status).toBe(200);
  });

  it('sites: serves a broken file unchanged, so that the page can report the problem', async () => {
    expect(await get('/yard/site.json?site=broken')).toEqual({ status: 200, text: '{"slug":' });
  });

  it.each([
    ['of the site asked for', '/yard/pages/why-us.json?site=harbour', '{"sections":[]}'],
    ['in the folder of its site', '/yard/sites/harbour/pages/why-us.json', '{"sections":[]}'],
    ['with an address of two segments', '/yard/pages/about/team.json?site=harbour', '{"sections":[{}]}'],
  ])('sites: answers a page %s', async (_, path, text) => {
    expect(await get(path)).toEqual({ status: 200, text });
  });

  it.each([
    '/yard/pages/why-us.json',
    '/yard/pages/nothing.json?site=harbour',
    '/yard/pages/..%2Fsecret.json?site=harbour',
    '/yard/pages/why-us.json?site=nobody',
  ])('sites: answers 404 in JSON for the page %s', async (path) => {
    const { status, text } = await get(path);
    expect([status, JSON.parse(text)]).toEqual([404, { error: expect.any(String) as string }]);
  });

  it('sites: puts the search server of the command line into the site', async () => {
    vi.stubEnv('DEALER_SEARCH_HOST', 'http://127.0.0.1:7700/');
    expect(JSON.parse((await get('/yard/site.json')).text)).toEqual({
      slug: 'kauri',
      services: { maps: null, search: { host: 'http://127.0.0.1:7700', apiKey: '' } },
    });
    expect((await get('/yard/site.json?site=broken')).text).toBe('{"slug":');
  });
});

it('a mocked build has the colour scheme of its look too', async () => {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'mocked',
    plugins: [sites({ defaultSite: 'day' })],
    build: { outDir: 'dist-mocked' },
  });
  expect(readFileSync(join(root, 'dist-mocked/index.html'), 'utf8')).toContain('<html data-scheme="system"');
});
