import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeSkip } from './describeSkip.ts';
import { FeedError } from './feedError.ts';
import { importFeed } from './importFeed.ts';
import type { RecordTools } from './vehicleFromRecord.ts';

/** Where the command writes, and the clock it reads. */
export type StockTools = { say: (line: string) => void; complain: (line: string) => void; clock: () => number };

const usage = `Usage: npm run stock -- import <feed.csv> --out <file.ndjson> [--to <meilisearch url>]

  --out <file>             write the documents as NDJSON
  --to <url>               post the documents and the index settings to a Meilisearch
  --key <key>              the key of that Meilisearch (needed to write, where it has keys)
  --index <uid>            the index; default Car_production
  --pictures generated     give every vehicle the generated pictures of its body and colour
  --pictures-base <base>   where those pictures are served; default /
  --now <date>             the newest a vehicle can be, such as 2026-03-15; default today`;

const midnight = (now: number): number => now - (now % 86_400_000);

const picturesOf = async (kind: string | undefined, base: string): Promise<RecordTools['pictures']> => {
  if (kind === undefined) return undefined;
  if (kind !== 'generated') throw new FeedError(`--pictures knows "generated" only, not "${kind}".`);
  const { picturesFor } = await import('@dealer/mocks/pictures');
  const start = base.endsWith('/') ? base : `${base}/`;
  return (vehicle) =>
    picturesFor(vehicle).map(({ url, thumb, large }) => ({ url: start + url, thumb: start + thumb, ...(large !== undefined && { large: start + large }) }));
};

/**
 * The command `npm run stock`. Answers the exit code: 0 when the feed was imported, 1 when nothing was written.
 *
 * @example await runStock(['import', 'feed.csv', '--out', 'cars.ndjson'], { say: console.log, complain: console.error, clock: Date.now }) // => 0
 */
export const runStock = async (args: string[], { say, complain, clock }: StockTools): Promise<0 | 1> => {
  let scratch: string | undefined;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string' }, to: { type: 'string' }, key: { type: 'string' }, index: { type: 'string', default: 'Car_production' },
        pictures: { type: 'string' }, 'pictures-base': { type: 'string', default: '/' }, now: { type: 'string' }, help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) {
      say(usage);
      return 0;
    }
    const [command, feed, ...more] = positionals;
    if (command !== 'import' || feed === undefined || more.length > 0) throw new FeedError(usage);
    if (values.out === undefined && values.to === undefined) throw new FeedError('Say where the documents go: --out <file.ndjson>, --to <meilisearch url>, or both.');
    if (values.to !== undefined && !/^https?:\/\//.test(values.to)) throw new FeedError(`--to needs an address such as http://127.0.0.1:7700, not "${values.to}".`);
    const now = values.now === undefined ? midnight(clock()) : Date.parse(values.now);
    if (Number.isNaN(now)) throw new FeedError(`--now needs a date such as 2026-03-15, not "${values.now}".`);
    const pictures = await picturesOf(values.pictures, values['pictures-base']);

    const started = clock();
    if (values.out === undefined) scratch = join(tmpdir(), `dealer-stock-${randomUUID()}.ndjson`);
    const out = values.out ?? scratch!;
    const report = await importFeed({ feed, out, now, ...(pictures && { pictures }) });
    for (const skip of report.skipped) say(describeSkip(skip));
    const seconds = ((clock() - started) / 1000).toFixed(1);
    say(`Imported ${report.imported}, skipped ${report.skipped.length}, in ${seconds} s${values.out === undefined ? '' : `: ${values.out}`}.`);
    if (values.to !== undefined) {
      const { postDocuments } = await import('./postDocuments.ts');
      const { posted, removed } = await postDocuments(out, { url: values.to, index: values.index, documentCount: report.imported, ...(values.key !== undefined && { key: values.key }) });
      say(`Posted ${posted} to ${values.index} at ${values.to}${removed > 0 ? `, removed ${removed} that the feed no longer holds` : ''}.`);
    }
    return 0;
  } catch (error) {
    const isUsage = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true;
    if (!(error instanceof FeedError) && !isUsage) throw error;
    complain(isUsage ? `${(error as Error).message}\n\n${usage}` : (error as Error).message);
    return 1;
  } finally {
    if (scratch !== undefined) await rm(scratch, { force: true });
  }
};
