import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { indexPrimaryKey, indexSettings } from '@dealer/core/stock';
import { createMockApi } from '@dealer/mocks/node';
import { seedIndex } from '@dealer/mocks/seed';
import { createEngine } from '@dealer/search-engine/engine';
import { serve } from '@dealer/server/http';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { checkBackend } from './checkBackend.ts';

type Running = Awaited<ReturnType<typeof serve>>;
let running: Running | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

const car = {
  id: 1001,
  slug: '2022-toyota-hilux-1001',
  name: '2022 Toyota Hilux SR5',
  make: 'Toyota',
  model: 'Hilux',
  status: 'in_stock',
  price: 45_990,
  autograb_data: { state_average_market_price: 46_800 },
  finance_lenders: { Manual: { disclaimer: 'Approved applicants only.' } },
};

/** Starts the mock backend; `plant` changes its answers. */
const startBackend = async (
  plant: (request: Request, answer: () => Promise<Response>) => Promise<Response> = (_, answer) => answer(),
): Promise<string> => {
  const engine = createEngine();
  await seedIndex((request) => engine.handle(request), {
    indexUid: 'Car_production',
    primaryKey: indexPrimaryKey,
    settings: indexSettings,
    documents: [car],
  });
  const mock = createMockApi({
    search: (request) => engine.handle(request),
    indexUid: 'Car_production',
    now: Date.now,
  });
  running = await serve(
    (request) =>
      plant(
        request,
        async () => (await mock.handle(request)) ?? Response.json({ error: 'There is no such page.' }, { status: 404 }),
      ),
    { port: 0 },
  );
  return running.url;
};

const failures = async (url: string, areas?: string[]): Promise<string[]> =>
  (await checkBackend({ url, authUrl: url }, { areas, write: true }))
    .filter(({ result }) => result === 'failed')
    .map(({ call, check, detail }) => `${call} ${check}: ${detail}`);

describe('npm run check:api', () => {
  it('finds nothing wrong in the mock backend, and names what it did not check', async () => {
    const url = await startBackend();
    const rows = await checkBackend({ url, authUrl: url }, { write: true });
    expect(rows.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(rows.filter(({ result }) => result === 'passed').length).toBeGreaterThan(50);
    expect(rows.filter(({ result }) => result === 'skipped').map(({ call, detail }) => `${call}: ${detail}`)).toContain(
      'GET /site.json: no --host',
    );
  });

  it('npm run check:api finds a lead that is recorded twice for one key', async () => {
    let id = 0;
    const url = await startBackend((request, answer) =>
      new URL(request.url).pathname === '/api/leads' && request.headers.has('idempotency-key')
        ? Promise.resolve(Response.json({ lead_id: (id += 1) }))
        : answer(),
    );
    const found = await failures(url, ['leads']);
    expect(found.map((line) => line.split(':')[0])).toEqual([
      'POST /api/leads simultaneous key',
      'POST /api/leads repeated key',
      'POST /api/leads used key',
      'POST /api/leads invalid request',
    ]);
  });

  it('npm run check:api finds a wrong type, a file of another type, a page instead of JSON and an open watchlist', async () => {
    const url = await startBackend(async (request, answer) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/delivery-price') return Response.json({ name: 'Queensland', price: 'free' });
      if (pathname.endsWith('/pdf'))
        return new Response('<h1>Sheet</h1>', { headers: { 'content-type': 'text/html' } });
      if (pathname.endsWith('/similar')) return new Response('<!doctype html>');
      if (pathname === '/api/watchlist') return Response.json({ cars: [] });
      return answer();
    });
    const found = await failures(url, ['vehicles', 'watchlist']);
    expect(found.map((line) => line.split(':')[0])).toEqual([
      'GET /api/cars/{slug}/pdf example',
      'GET /api/cars/{slug}/similar example',
      'GET /api/delivery-price example',
      'GET /api/watchlist no session',
    ]);
    expect(found.join('\n')).toMatch(
      /"text\/html" instead of application\/pdf[^]*not JSON[^]*price: [^]*status 200 instead of 401/,
    );
  });

  it('npm run check:api reports a backend without a connection as failed', async () => {
    const url = await startBackend();
    await running?.close();
    expect((await failures(url, ['reviews']))[0]).toContain('no response');
  });

  it('npm run check:api prints a table and ends with 1 if something failed, with 2 without an address', async () => {
    const url = await startBackend((request, answer) =>
      request.url.includes('/snap21') ? Promise.resolve(new Response('', { status: 500 })) : answer(),
    );
    const run = (...options: string[]): Promise<{ code: number | null; output: string }> =>
      new Promise((resolve) => {
        const child = spawn(
          process.execPath,
          ['--import', './tools/sources.ts', join(root, 'tools/checks/src/sites/checkApi.ts'), ...options],
          { cwd: root },
        );
        let output = '';
        child.stdout.on('data', (part: Buffer) => (output += part.toString()));
        child.on('close', (code) => resolve({ code, output }));
      });
    const faulty = await run('--url', url, '--area', 'reviews');
    expect(faulty.code).toBe(1);
    expect(faulty.output).toMatch(/^failed +GET \/api\/reviews\/snap21 +example +status 500/);
    expect((await run('--url', url, '--area', 'leads')).code).toBe(0);
    expect((await run()).code).toBe(2);
  });
});
