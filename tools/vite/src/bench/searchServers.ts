import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stockFilter } from '@dealer/core/search';
import { parseSite } from '@dealer/core/site-check';
import { indexUid } from '@dealer/mocks/seed';
import { build } from 'vite';
import { defaultTemplate } from '../looks.ts';
import { startProductionPreview } from '../productionPreview.ts';
import { serve } from '@dealer/vite/server';
import type { Handler, Running } from '@dealer/vite/server';
import { stockEngine } from '@dealer/vite/backend';
import { nodeOnSources } from '../sources.ts';
import { manyVehicles } from './manyVehicles.ts';

/** What this process tells the one that started it. */
export type SearchServers = {
  urls: { look: string; plain: string };
  template: string;
  vehicles: number;
  source: string;
};

const generated = 16_700;
const facets = [
  'car_type',
  'make',
  'simple_body',
  'price',
  'km',
  'year',
  'transmission',
  'fuel',
  'drive',
  'colour',
  'seats',
];

/** The plain page, built as Vite builds anything for production, with the engine behind the same address. */
const startPlainPage = async (search: Handler): Promise<Running> => {
  const parsed = parseSite({
    doc: { slug: 'plain', name: 'Plain', url: 'https://plain.example' },
    templateName: 'plain',
  });
  if (parsed.kind === 'invalid') throw new Error('The site of the plain page is not valid.');
  const filter = stockFilter(parsed.site, Date.now());
  const built = await build({
    root: join(import.meta.dirname, 'plainSearch'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { plainSearch: JSON.stringify({ indexUid, facets, ranges: ['price', 'km', 'year'], filter }) },
    build: { write: false, modulePreload: false },
  });
  if (!('output' in built)) throw new Error('The plain page was not built.');
  const files = new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  return serve(
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/multi-search')
        return search(
          new Request('http://engine.invalid/multi-search', {
            method: 'POST',
            headers: request.headers,
            body: await request.arrayBuffer(),
          }),
        );
      const file = files.get(pathname === '/' ? '/index.html' : pathname);
      if (file === undefined) return new Response('', { status: 404 });
      return new Response(file as string, {
        headers: { 'content-type': pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8' },
      });
    },
    { port: 0 },
  );
};

/** The feed's cars where DEALER_FEED names one, generated ones elsewhere, as a file of documents. */
const writeStock = (file: string, now: number): string => {
  const feed = process.env['DEALER_FEED'];
  if (feed === undefined) {
    writeFileSync(
      file,
      manyVehicles(generated, now)
        .map((doc) => JSON.stringify(doc))
        .join('\n'),
    );
    return 'generated vehicles';
  }
  execFileSync(
    process.execPath,
    [
      ...nodeOnSources,
      resolve(import.meta.dirname, '../../../stock/src/cli.ts'),
      'import',
      feed,
      '--out',
      file,
      '--pictures',
      'generated',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return 'cars of your feed';
};

// The search page of the first look and the plain one, on one engine, until the process that started this one lets go of it.
process.once('disconnect', () => process.exit());
const folder = mkdtempSync(join(tmpdir(), 'dealer-search-bench-'));
try {
  const stock = join(folder, 'cars.ndjson');
  const source = writeStock(stock, Date.now());
  const { engine, vehicles } = await stockEngine({ stock });
  const search: Handler = (request) => engine.handle(request);
  const template = defaultTemplate();
  const look = await startProductionPreview({ template, port: 0, search, ownStock: true });
  const plain = await startPlainPage(search);
  // What was needed to fill the index is swept away now, not between two clicks.
  globalThis.gc?.();
  process.send?.({ urls: { look: look.url, plain: plain.url }, template, vehicles, source } satisfies SearchServers);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
