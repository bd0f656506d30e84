import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '@dealer/mocks/stock';
import { freePort } from '@dealer/server/test';
import { serveEngine } from '@dealer/search-engine/node';
import { stockEngine } from '@dealer/vite/backend';
import { readSiteFile } from '@dealer/vite/sites';
import { namedLook, templates } from '../looks.ts';
import { workspaceRoot } from '../paths.ts';
import { lookFolder } from '../server/lookFolder.ts';
import { type Measurement, p95, percentile } from './measurement.ts';

const part = 'tenants';

/** How many dealers a server has. */
const counts = [10, 100, 2_000];
/** Hosts that most visitors go to. */
const hotHosts = 100;
const visits = 1_500;
/** One visit in twenty follows a change of the dealer's stock. */
const changeEvery = 20;
const coldPages = 60;
const throughputMs = 5_000;
const startLimitMs = 60_000;

const hostOf = (at: number): string => `dealer-${at}.example`;

/** Copies of each look's default site, each with a host name of its own, spread over the looks. */
const writeSites = async (folder: string, count: number): Promise<void> => {
  const looks = await Promise.all(templates().map(lookFolder));
  const texts = looks.map(({ folder: from, defaultSite }) => {
    const file = readSiteFile(from, { defaultSite });
    if (file.kind !== 'file') throw new Error(file.message);
    return file.text;
  });
  for (let at = 0; at < count; at += 1) {
    const look = looks[at % looks.length];
    const doc = JSON.parse(texts[at % texts.length] ?? '') as object;
    const to = join(folder, look?.template ?? '', 'sites', `dealer-${at}`);
    mkdirSync(to, { recursive: true });
    writeFileSync(
      join(to, 'site.json'),
      JSON.stringify({ ...doc, slug: `dealer-${at}`, name: `Dealer ${at}`, url: `https://${hostOf(at)}` }),
    );
  }
};

type Answer = { status: number; ms: number };

const asker = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const ask = (host: string, path: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const from = performance.now();
      request({ port, host: '127.0.0.1', path, agent, headers: { host, 'accept-encoding': 'br' } }, (incoming) => {
        incoming.on('data', () => undefined);
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, ms: performance.now() - from }));
      })
        .on('error', reject)
        .end();
    });
  return { ask, close: () => agent.destroy() };
};

type Figures = {
  startMs: number;
  memory: number;
  cached: number[];
  rendered: number[];
  asset: number[];
  unknown: number[];
  perSecond: number;
};

/** One server with a number of dealers: how it starts, and how it answers. */
const measure = async (count: number, searchUrl: string): Promise<Figures> => {
  const folder = mkdtempSync(join(tmpdir(), 'dealer-tenants-'));
  await writeSites(folder, count);
  const [port, adminPort] = [await freePort(), await freePort()];
  const from = performance.now();
  const server = spawn(
    process.execPath,
    [
      join(workspaceRoot, 'packages/server/dist/serve.mjs'),
      ...['--search-host', searchUrl, '--sites', folder, '--port', String(port), '--admin-port', String(adminPort)],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], cwd: workspaceRoot },
  );
  const { ask, close } = asker(port);
  try {
    for (;;) {
      const health = await fetch(`http://127.0.0.1:${adminPort}/health`).catch(() => undefined);
      if (health?.ok) break;
      if (performance.now() - from > startLimitMs) throw new Error(`With ${count} sites the server did not start.`);
      await wait(20);
    }
    const startMs = performance.now() - from;
    const random = seededRandom(7).next;
    const zipf = (): number => Math.min(count, hotHosts) ** random() - 1;
    const expectPage = ({ status, ms }: Answer): number => {
      if (status !== 200) throw new Error(`A page answered ${status} with ${count} sites.`);
      return ms;
    };
    // The first pages compile the code.
    for (let at = 0; at < 10; at += 1) await ask(hostOf(at), '/about-us');
    const rendered: number[] = [];
    for (let at = 0; at < coldPages; at += 1) {
      const host = hostOf(Math.floor((at / coldPages) * count));
      rendered.push(expectPage(await ask(host, at % 2 === 0 ? `/search?page=${2 + (at % 7)}` : '/finance')));
    }
    const seen = new Set<string>();
    const cached: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const host = hostOf(Math.floor(zipf()));
      if (visit % changeEvery === 0 && seen.has(host)) {
        const site = `site:${templates()[Number(host.match(/\d+/)?.[0]) % templates().length]}/${host.split('.')[0]}`;
        await fetch(`http://127.0.0.1:${adminPort}/purge`, { method: 'POST', body: JSON.stringify({ tags: [site] }) });
        seen.delete(host);
      }
      const ms = expectPage(await ask(host, '/about-us'));
      if (seen.has(host)) cached.push(ms);
      seen.add(host);
    }
    const html = await new Promise<string>((resolve) =>
      request({ port, host: '127.0.0.1', path: '/', headers: { host: hostOf(0) } }, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        incoming.on('end', () => resolve(text));
      }).end(),
    );
    const [asset = '/'] = /\/assets\/[^"' ]+\.js/.exec(html) ?? [];
    const assets: number[] = [];
    const unknown: number[] = [];
    for (let at = 0; at < 300; at += 1) {
      assets.push((await ask(hostOf(0), asset)).ms);
      unknown.push((await ask(`nobody-${at}.example`, '/')).ms);
    }
    let answers = 0;
    const until = performance.now() + throughputMs;
    const visitor = async (): Promise<void> => {
      while (performance.now() < until) {
        expectPage(await ask(hostOf(0), '/about-us'));
        answers += 1;
      }
    };
    await Promise.all(Array.from({ length: 8 }, visitor));
    const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
    const memory = Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1] ?? 0);
    return { startMs, memory, cached, rendered, asset: assets, unknown, perSecond: (answers / throughputMs) * 1_000 };
  } finally {
    close();
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * One server (`npm run serve`) with 10, 100 and 2,000 dealers on all looks: start, memory, and the time of a cached page, a new page, an
 * asset and an unknown host name. Most visits go to 100 host names (Zipf), and one in twenty follows a change of the dealer's stock. The
 * embedded engine searches in another process's place, on the second processor.
 */
export const tenantsBench = async (): Promise<Measurement[]> => {
  templates().forEach(namedLook);
  const { engine } = await stockEngine({});
  const search = await serveEngine(engine, { port: 0 });
  const rows: Measurement[] = [];
  const row = (what: string, value: number, unit: Measurement['unit'], budget = Infinity): void => {
    rows.push({ part, what, value, unit, budget });
  };
  try {
    let few: Figures | undefined;
    for (const count of counts) {
      const figures = await measure(count, search.url);
      few ??= figures;
      const isMost = count === counts.at(-1);
      row(`${count} sites: start to the first page`, figures.startMs, 'ms', isMost ? 5_000 : Infinity);
      row(`${count} sites: memory`, figures.memory, 'bytes', isMost ? 700_000_000 : Infinity);
      for (const [what, times] of Object.entries({
        'cached page': figures.cached,
        'new page': figures.rendered,
        asset: figures.asset,
        'unknown host': figures.unknown,
      }))
        for (const [name, share] of Object.entries({ p50: 0.5, p95: 0.95, p99: 0.99 }))
          row(`${count} sites: ${what} ${name}`, percentile(times, share), 'ms');
      row(`${count} sites: cached pages a second`, figures.perSecond, 'times');
      if (isMost) {
        row('cached page p95, beside 10 sites', p95(figures.cached) / p95(few.cached), 'times', 1.3);
        row('new page p95, beside 10 sites', p95(figures.rendered) / p95(few.rendered), 'times', 1.2);
        row('memory of a site', (figures.memory - few.memory) / (count - (counts[0] ?? 0)), 'bytes');
      }
    }
    return rows;
  } finally {
    await search.close();
  }
};
