import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFeed, type ImportReport } from './importFeed.ts';

/** The feed of real listings that tests read, if the machine has one. */
export const realFeedFile = process.env['DEALER_FEED'];

const read = async (): Promise<{ report: ImportReport; ndjson: string }> => {
  if (realFeedFile === undefined) throw new Error('DEALER_FEED names no file.');
  const folder = await mkdtemp(join(tmpdir(), 'dealer-real-feed-'));
  try {
    const out = join(folder, 'cars.ndjson');
    const report = await importFeed({ feed: realFeedFile, out, now: Date.UTC(2026, 2, 15) });
    return { report, ndjson: await readFile(out, 'utf8') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

let imported: ReturnType<typeof read> | undefined;

/** The whole real feed as `importFeed` imports it. The tests of one worker share it, because an import takes ten seconds. */
export const realFeed = (): ReturnType<typeof read> => (imported ??= read());

/** The documents of the real feed, a copy for each caller. */
export const realDocuments = async <Doc>(): Promise<Doc[]> =>
  (await realFeed()).ndjson
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Doc);
