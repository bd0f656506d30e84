import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMockedPreview } from '@dealer/tools-vite/mockedPreview';
import { startProductionPreview } from '@dealer/tools-vite/productionPreview';

/** The cars of the feed, imported as a dealer's would be, behind a look's production build. */
const startOnFeed = async (template: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'dealer-feed-'));
  try {
    const stock = join(folder, 'cars.ndjson');
    execFileSync(
      process.execPath,
      [
        '--conditions=dealer-source',
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

// Serves the mocked and the production build of each look named, on free ports, until it is stopped; "feed:<look>" serves that
// look's production build on the cars of DEALER_FEED.
// The first line that it prints is JSON: { mocked: { classic: url }, production: { classic: url }, feed: { classic: url } }.
const urls: Record<'mocked' | 'production' | 'feed', Record<string, string>> = { mocked: {}, production: {}, feed: {} };
for (const asked of process.argv.slice(2)) {
  if (asked.startsWith('feed:')) {
    urls.feed[asked.slice(5)] = await startOnFeed(asked.slice(5));
    continue;
  }
  urls.mocked[asked] = (await startMockedPreview({ template: asked, port: 0 })).url;
  urls.production[asked] = (await startProductionPreview({ template: asked, port: 0 })).url;
}
console.log(JSON.stringify(urls));
// Its parent is gone: nobody is left to stop it.
process.stdin.on('end', () => process.exit(0)).resume();
