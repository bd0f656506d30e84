import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexUid } from '@dealer/mocks/seed';
import { defaultTemplate } from '../looks.ts';
import { workspaceRoot } from '../paths.ts';
import { lookFolder } from '../server/lookFolder.ts';
import { nodeOnSources } from '../sources.ts';
import { manyVehicles } from './manyVehicles.ts';
import type { Measurement } from './measurement.ts';

const part = 'prerender';
/** Of these the site shows about 10,000: it has the stock of some of the group's dealerships. */
const vehicles = 15_000;
const changes = 50;
const none = Number.POSITIVE_INFINITY;

const command = (...args: string[]) =>
  spawn(process.execPath, ['--max-semi-space-size=8', ...args], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** What a command writes until `end` is found in it, or until it ends. */
const output = (process: ReturnType<typeof command>, end?: RegExp): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    process.stdout.on('data', (data) => {
      text += String(data);
      if (end?.test(text)) resolve(text);
    });
    process.on('exit', () => resolve(text));
  });

/** Figures of the line that `npm run prerender` ends with. */
const figures = (line: string): { rendered: number; unchanged: number; seconds: number; memory: number } => {
  const found = /(\d+) pages rendered, (\d+) unchanged, \d+ deleted in ([\d.]+) s, at most (\d+) MB/.exec(line);
  if (!found) throw new Error(`The pages were not rendered: ${line}`);
  const [rendered = 0, unchanged = 0, seconds = 0, memory = 0] = found.slice(1).map(Number);
  return { rendered, unchanged, seconds, memory };
};

/** `npm run prerender` of a site with 10,000 vehicles, and again after 50 vehicles have changed. */
export const prerenderBench = async (now: number): Promise<Measurement[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'dealer-prerender-bench-'));
  const stock = join(folder, 'stock.ndjson');
  const documents = manyVehicles(vehicles, now);
  writeFileSync(stock, documents.map((document) => JSON.stringify(document)).join('\n'));
  const { template, defaultSite = '' } = await lookFolder(defaultTemplate());
  const server = command(...nodeOnSources, 'tools/vite/src/cli/searchServer.ts', '--stock', stock, '--port', '0');
  try {
    const [url = ''] = /http:\/\/\S+/.exec(await output(server, /http:\/\/\S+\s/)) ?? [];
    const prerender = async () =>
      figures(
        await output(
          command(
            'packages/server/dist/prerender.mjs',
            ...['--template', template, '--site', defaultSite],
            ...['--search-host', url, '--out', join(folder, 'website')],
          ),
        ),
      );
    const all = await prerender();
    // Of vehicles that the site shows: their pages are in the first website.
    const changed = documents
      .filter(({ slug }) => existsSync(join(folder, 'website/cars', String(slug), 'index.html')))
      .slice(0, changes)
      .map((document) => ({ ...document, price: 12_345 }));
    await fetch(`${url}/indexes/${indexUid}/documents`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(changed),
    });
    const second = await prerender();
    return [
      { part, what: 'pages', value: all.rendered, unit: 'times', budget: none },
      { part, what: 'a page, of all', value: (all.seconds * 1000) / all.rendered, unit: 'ms', budget: 1000 / 60 },
      { part, what: 'all pages', value: all.seconds * 1000, unit: 'ms', budget: none },
      { part, what: 'memory', value: all.memory * 1_000_000, unit: 'bytes', budget: 500_000_000 },
      { part, what: `pages after ${changes} changes`, value: second.rendered, unit: 'times', budget: none },
      { part, what: `all after ${changes} changes`, value: second.seconds * 1000, unit: 'ms', budget: none },
    ];
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
};
