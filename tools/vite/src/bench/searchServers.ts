import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defaultTemplate } from '../looks.ts';
import { startProductionPreview } from '../productionPreview.ts';
import type { Handler } from '@dealer/server/http';
import { stockEngine } from '@dealer/vite/backend';
import { nodeOnSources } from '../sources.ts';
import { manyVehicles } from './manyVehicles.ts';
import { startPlainPage } from './plainPage.ts';

/** What this process tells the one that started it. */
export type SearchServers = {
  urls: { look: string; plain: string };
  template: string;
  vehicles: number;
  source: string;
};

const generated = 16_700;
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
