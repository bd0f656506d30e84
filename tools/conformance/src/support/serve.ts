import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMockedPreview } from '@dealer/tools-vite/mockedPreview';
import { startProductionPreview } from '@dealer/tools-vite/productionPreview';
import { nodeOnSources } from '@dealer/tools-vite/sources';
import { startCopy } from './lookCopy.ts';
import type { LookOptions } from './test.ts';

/** The cars of the feed, imported as a dealer's would be, behind a look's production build. */
const startOnFeed = async (template: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'dealer-feed-'));
  try {
    const stock = join(folder, 'cars.ndjson');
    execFileSync(
      process.execPath,
      [
        ...nodeOnSources,
        join(import.meta.dirname, '../../../stock/src/cli.ts'),
        'import',
        process.env.DEALER_FEED ?? '',
        '--out',
        stock,
        '--pictures',
        'generated',
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return (await startProductionPreview({ template, port: 0, stock })).url;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

// Serves builds of looks, named "mocked:<look>", "production:<look>" or "feed:<look>" (the production build on the cars of
// DEALER_FEED), or "develop:<look>" (a copy in development), on free ports until it is stopped. The first line that it prints is JSON:
// { mocked: { harbour: url }, production: {}, feed: {}, develop: {} }.
const urls: Record<LookOptions['build'], Record<string, string>> = {
  mocked: {},
  production: {},
  feed: {},
  develop: {},
};
for (const requested of process.argv.slice(2)) {
  const [build = '', template = ''] = requested.split(':');
  if (build === 'develop') urls.develop[template] = await startCopy(template);
  else if (build === 'feed') urls.feed[template] = await startOnFeed(template);
  else if (build === 'production')
    urls.production[template] = (await startProductionPreview({ template, port: 0 })).url;
  else urls.mocked[template] = (await startMockedPreview({ template, port: 0 })).url;
}
console.log(JSON.stringify(urls));
// Its parent is gone: nobody is left to stop it.
process.stdin.on('end', () => process.exit(0)).resume();
