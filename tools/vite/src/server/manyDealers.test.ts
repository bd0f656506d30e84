import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { builtLook, createSiteHandler } from '@dealer/server/handler';
import { observed, proxyTo, serve } from '@dealer/server/http';
import type { FailureLine, LogLine } from '@dealer/server/http';
import { createSiteRegistry, fileSiteStore } from '@dealer/server/sites';
import { createSearchTokens } from '@dealer/server/tokens';
import { aLookFolder } from '@dealer/vite/test';
import { aSiteDoc } from '@dealer/core/testing';
import { stockEngine } from '@dealer/vite/backend';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { workspaceRoot } from '../paths.ts';

const site = (slug: string, filter: string): string =>
  JSON.stringify(aSiteDoc({ slug, name: slug, url: `https://${slug}.example`, search: { searchFilter: filter } }));
const folder = aLookFolder({
  'dist/index.html': '<!doctype html><title>Shell</title>',
  'sites/one/site.json': site('one', 'car_type = used'),
  'sites/two/site.json': site('two', 'car_type = new'),
});

/** Two dealers in front of the embedded search server, as `npm run serve` runs them. */
const twoDealers = async ({ withTokens = false } = {}) => {
  const { engine } = await stockEngine();
  const searched: string[] = [];
  const searchServer = await serve(
    async (request) => {
      searched.push(request.headers.get('authorization') ?? '');
      return engine.handle(request);
    },
    { port: 0 },
  );
  const search = proxyTo(searchServer.url, { key: 'sites-key', timeoutMs: 5_000 });
  const tokenOf = createSearchTokens(
    { key: 'sites-key', uid: '6062abda-a5aa-4414-ac91-ecd7944c0f8d' },
    { now: Date.now },
  );
  const registry = await createSiteRegistry({
    store: fileSiteStore({ folders: { test: folder } }),
    templateDefaults: { test: {} },
    log: console.error,
  });
  const lines: (LogLine | FailureLine)[] = [];
  const { handler, metrics } = observed(
    createSiteHandler({
      looks: [await builtLook('test', folder)],
      siteOf: ({ url }) => registry.byHost(new URL(url).hostname),
      readContent: registry.readContent,
      stock: search,
      ...(withTokens
        ? {
            searchOf: async ({ site: dealer }) =>
              proxyTo(searchServer.url, { key: dealer && (await tokenOf(dealer)), timeoutMs: 5_000 }),
          }
        : {}),
      backend: async (request) => Response.json({ path: new URL(request.url).pathname }),
    }),
    { log: (line) => lines.push(line), now: Date.now },
  );
  const at = async (address: string, init?: RequestInit): Promise<Response> => handler(new Request(address, init));
  return { at, lines, metrics, searched, close: () => searchServer.close() };
};

describe('one server for two dealers', () => {
  it('one server for two dealers answers each host name with its own site and stock, and no other host name', async () => {
    const { at, searched, close } = await twoDealers();
    try {
      expect(await (await at('http://one.example/site.json')).json()).toMatchObject({ slug: 'one' });
      expect(await (await at('http://two.example/site.json?site=one')).json()).toMatchObject({ slug: 'two' });
      for (const path of ['/', '/site.json', '/robots.txt', '/assets/a.js', '/api/leads'])
        expect((await at(`http://other.example${path}`)).status).toBe(404);
      const types = async (slug: string): Promise<Set<unknown>> =>
        new Set(
          (await (await at(`http://${slug}.example/feeds/stock.ndjson`)).text())
            .trim()
            .split('\n')
            .map((line) => (JSON.parse(line) as { carType: unknown }).carType),
        );
      expect([await types('one'), await types('two')]).toEqual([new Set(['used']), new Set(['new'])]);
      expect(new Set(searched)).toEqual(new Set(['Bearer sites-key']));
    } finally {
      await close();
    }
  });

  it('one server for two dealers lets a browser search and not write, and passes enquiries to the backend', async () => {
    const { at, close } = await twoDealers();
    try {
      const post = { method: 'POST', body: '{"queries":[]}', headers: { 'content-type': 'application/json' } };
      expect(await (await at('http://one.example/search-engine/multi-search', post)).json()).toEqual({ results: [] });
      expect((await at('http://one.example/search-engine/indexes/Car_production/documents', post)).status).toBe(403);
      expect(await (await at('http://one.example/api/leads', post)).json()).toEqual({ path: '/api/leads' });
      expect(JSON.stringify(await (await at('http://one.example/site.json')).json())).not.toContain('sites-key');
    } finally {
      await close();
    }
  });

  it("searches with a token for each dealer's own stock, whatever the browser sends", async () => {
    const { at, searched, close } = await twoDealers({ withTokens: true });
    try {
      for (const slug of ['one', 'two'])
        await at(`http://${slug}.example/search-engine/multi-search`, {
          method: 'POST',
          body: '{"queries":[]}',
          headers: { authorization: 'Bearer forged', 'content-type': 'application/json' },
        });
      const filters = searched.map((header) => {
        const payload = Buffer.from(header.split('.')[1] ?? '', 'base64url').toString('utf8');
        return (JSON.parse(payload) as { searchRules: Record<string, { filter: string }> }).searchRules[
          'Car_production'
        ];
      });
      expect(filters).toEqual([
        { filter: expect.stringMatching(/show_on_dealer_website = true.*used/) },
        { filter: expect.stringMatching(/show_on_dealer_website = true.*new/) },
      ]);
    } finally {
      await close();
    }
  });

  it('one server for two dealers logs nothing that leads to a person, and counts', async () => {
    const { at, lines, metrics, close } = await twoDealers();
    try {
      await at('http://one.example/api/watchlist/0412345678?email=ana@example.com');
      expect(lines.at(-1)).toMatchObject({ method: 'GET', host: 'one.example', path: '/api/watchlist', status: 200 });
      expect(JSON.stringify(lines)).not.toMatch(/0412|ana@/);
      expect(metrics()).toContain('dealer_requests_total{status="2xx"} 1');
    } finally {
      await close();
    }
  });
});

describe('a service that does not answer', () => {
  const refusal = { error: 'The service behind this address does not answer.' };
  const ask = async (address: string, timeoutMs = 1_000): Promise<[number, unknown]> => {
    const answer = await proxyTo(address, { timeoutMs })(new Request('http://a.example/api/leads'));
    return [answer.status, await answer.json()];
  };

  it('answers with 502 and a sentence when a service does not answer', async () => {
    expect(await ask('http://127.0.0.1:1')).toEqual([502, refusal]);
  });

  it.each([
    ['stalls in the middle of its answer', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"re', false],
    ['stalls in the middle of a part', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nff\r\n{"re', false],
    ['stalls before its answer', '', false],
    ['stalls in its headers', 'HTTP/1.1 200 OK\r\ncontent-le', false],
    ['hangs up in the middle of its answer', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"re', true],
    ['speaks another protocol', '220 mail.example ESMTP\r\n', true],
  ])('a service that does not answer is 502 in refusal where it %s', async (_, written, hangsUp) => {
    const service = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => (hangsUp ? socket.end(written) : socket.write(written)));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    expect(await ask(`http://127.0.0.1:${port}`, 300)).toEqual([502, refusal]);
    service.close();
  });
});

describe('the deploy kit', () => {
  const read = (file: string): string => readFileSync(join(workspaceRoot, 'tools/deploy', file), 'utf8');
  const service = z.strictObject({
    image: z
      .string()
      .regex(/^[^:]+:v?\d+\.\d+\.\d+$/, 'names its version')
      .optional(),
    build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
    restart: z.literal('unless-stopped'),
    ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
    volumes: z.array(z.string()).optional(),
    environment: z.record(z.string(), z.string()).optional(),
    stop_grace_period: z.string().optional(),
    depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
    healthcheck: z
      .strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.number() })
      .optional(),
  });

  it('the deploy kit has a compose file whose search server is reached through the sites only', () => {
    const compose = z
      .strictObject({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
      .parse(parse(read('compose.yaml')));
    expect(Object.keys(compose.services)).toEqual(['caddy', 'sites', 'receiver', 'meilisearch']);
    for (const inner of ['sites', 'receiver', 'meilisearch']) expect(compose.services[inner]?.ports).toBeUndefined();
    expect(compose.services['sites']?.environment?.['SEARCH_KEY']).not.toContain('MASTER');
    expect(read('compose.yaml')).toContain('MEILI_ENV: production');
  });

  it.each([
    ['Dockerfile', 'serve.mjs', 'packages/server/src/cli/serve.ts'],
    ['receiver.Dockerfile', 'tools/receiver/src/cli.ts', 'tools/receiver/src/cli.ts'],
  ])('the deploy kit has a %s that copies existing files and does not run as root', (name, program, script) => {
    const file = read(name);
    const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
    for (const path of copied) expect(() => readFileSync(join(workspaceRoot, path))).not.toThrow(/ENOENT/);
    expect(file.indexOf('USER node')).toBeLessThan(file.lastIndexOf('CMD'));
    expect(file).toContain(program);
    expect(() => readFileSync(join(workspaceRoot, script))).not.toThrow();
  });
});
