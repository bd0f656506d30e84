import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describePlan } from './columnPlan.ts';
import { describeSkip } from './describeSkip.ts';
import { FeedError } from './feedError.ts';
import { parseFeedMapping, type FeedMapping } from './feedMapping.ts';
import { importFeed, type ImportReport } from './importFeed.ts';
import { describeShared } from './slugs.ts';
import { describeUnread } from './unreadCells.ts';
import type { UploadPlan, UploadReport } from './uploadStock.ts';
import type { RecordTools } from './vehicleFromRecord.ts';

/** Where the command writes, the clock it reads, and what stops it. */
export type StockTools = {
  say: (line: string) => void;
  complain: (line: string) => void;
  clock: () => number;
  progress?: (what: string, done: number, total: number) => void;
  signal?: AbortSignal;
};

/** What `--report` writes; README.md describes it. */
export type StockReport = {
  ok: boolean;
  feed: string;
  dryRun: boolean;
  seconds: number;
  error?: string;
  out?: string;
  read?: ImportReport;
  upload?: { url: string; index: string } & (UploadReport | UploadPlan);
};

const usage = `Usage: npm run stock -- import <feed.csv | feed.json | feed.ndjson> --out <file.ndjson> [--to <meilisearch url>]
       npm run stock -- age --to <meilisearch url> [--key <key>] [--max-hours 26]

  --out <file>             write the documents as NDJSON
  --to <url>               bring an index of a Meilisearch in step with the feed, settings included
  --key <key>              the key of that Meilisearch (needed to write, where it has keys)
  --index <uid>            the index; default Car_production
  --batch <count>          documents sent at once; default 2000
  --allow-shrink           replace the stock although the feed is more than 30 % smaller
  --allow-unread <column>  import although no cell of this column could be read; may be given several times
  --mapping <file>         how this dealer's columns are called
  --dry-run                write nothing; show how the columns are read; with --to say what would change there
  --report <file>          write what was done as JSON
  --pictures generated     give every vehicle the generated pictures of its body and colour
  --pictures-base <base>   where those pictures are served; default /
  --max-hours <hours>      age: exit 1 if the index was last changed longer ago; default 26
  --now <date>             the newest a vehicle can be, such as 2026-03-15; default today`;

const midnight = (now: number): number => now - (now % 86_400_000);

const picturesOf = async (kind: string | undefined, base: string): Promise<RecordTools['pictures']> => {
  if (kind === undefined) return undefined;
  if (kind !== 'generated') throw new FeedError(`--pictures knows "generated" only, not "${kind}".`);
  const { picturesFor } = await import('@dealer/mocks/pictures');
  const start = base.endsWith('/') ? base : `${base}/`;
  return (vehicle) =>
    picturesFor(vehicle).map(({ url, thumb, large }) => ({
      url: start + url,
      thumb: start + thumb,
      ...(large !== undefined && { large: start + large }),
    }));
};

const mappingOf = async (file: string | undefined): Promise<FeedMapping | undefined> => {
  if (file === undefined) return undefined;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new FeedError(`The mapping file ${file} cannot be read.`);
  });
  return parseFeedMapping(text, file);
};

const counted = (count: number): string => count.toLocaleString('en-AU');

/**
 * The command `npm run stock`. Answers the exit code: 0 when the feed was imported, 1 when it was not; then a message
 * says how far it came.
 *
 * @example await runStock(['import', 'feed.csv', '--out', 'cars.ndjson'], { say: console.log, complain: console.error, clock: Date.now }) // => 0
 */
export const runStock = async (
  args: string[],
  { say, complain, clock, progress, signal }: StockTools,
): Promise<0 | 1> => {
  let scratch: string | undefined;
  let reportFile: string | undefined;
  const started = clock();
  const report: StockReport = { ok: false, feed: '', dryRun: false, seconds: 0 };
  const writeReport = async (): Promise<void> => {
    if (reportFile === undefined) return;
    const file = reportFile;
    reportFile = undefined;
    report.seconds = (clock() - started) / 1000;
    await writeFile(file, `${JSON.stringify(report, null, 2)}\n`).catch((error: Error) => {
      throw new FeedError(`The report ${file} could not be written: ${error.message}.`);
    });
  };
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        to: { type: 'string' },
        key: { type: 'string' },
        index: { type: 'string', default: 'Car_production' },
        batch: { type: 'string', default: '2000' },
        mapping: { type: 'string' },
        'allow-unread': { type: 'string', multiple: true, default: [] },
        'allow-shrink': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        'max-hours': { type: 'string', default: '26' },
        report: { type: 'string' },
        pictures: { type: 'string' },
        'pictures-base': { type: 'string', default: '/' },
        now: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) {
      say(usage);
      return 0;
    }
    const { out, to, index } = values;
    const dryRun = values['dry-run'];
    const [command, feed, ...more] = positionals;
    if (command === 'age' && to !== undefined && positionals.length === 1) {
      const { stockAge } = await import('./stockAge.ts');
      const most = Number(values['max-hours']);
      if (!(most > 0)) throw new FeedError(`--max-hours needs a number above 0, not "${values['max-hours']}".`);
      const { hours, vehicles } = await stockAge({ url: to, index, key: values.key }, clock());
      const line = `${index} at ${to} has ${counted(vehicles)} vehicles and was last changed ${hours.toFixed(1)} hours ago`;
      if (hours > most) throw new FeedError(`${line}: more than ${most}. Check the import.`);
      say(`${line}.`);
      return 0;
    }
    if (command !== 'import' || feed === undefined || more.length > 0) throw new FeedError(usage);
    if (out === undefined && to === undefined && !dryRun)
      throw new FeedError(
        'Say where the documents go: --out <file.ndjson>, --to <meilisearch url>, or both; --dry-run needs neither.',
      );
    if (to !== undefined && !/^https?:\/\//.test(to))
      throw new FeedError(`--to needs an address such as http://127.0.0.1:7700, not "${to}".`);
    if (!/^[a-zA-Z0-9_-]{1,500}$/.test(index))
      throw new FeedError(`--index takes letters, digits, hyphens and underscores, not "${index}".`);
    const now = values.now === undefined ? midnight(started) : Date.parse(values.now);
    if (Number.isNaN(now)) throw new FeedError(`--now needs a date such as 2026-03-15, not "${values.now}".`);
    const batchSize = Number(values.batch);
    if (!Number.isInteger(batchSize) || batchSize < 1)
      throw new FeedError(`--batch needs a whole number from 1, not "${values.batch}".`);
    reportFile = values.report;
    Object.assign(report, { feed, dryRun, ...(out !== undefined && { out }) });
    const mapping = await mappingOf(values.mapping);
    const pictures = await picturesOf(values.pictures, values['pictures-base']);

    if (to !== undefined && (out === undefined || dryRun))
      scratch = join(tmpdir(), `dealer-stock-${randomUUID()}.ndjson`);
    const file = scratch ?? (dryRun ? undefined : out);
    const read = await importFeed({
      feed,
      now,
      ...(file !== undefined && { out: file }),
      ...(mapping && { mapping }),
      ...(pictures && { pictures }),
      ...(signal && { signal }),
      ...(progress && { progress: (done: number, total: number) => progress('Reading', done, total) }),
      allowUnread: values['allow-unread'],
      onPlan: (plan) => {
        if (!dryRun && plan.columns.every(({ by }) => by !== 'guess' && by !== 'composed')) return;
        say('The columns of the feed:');
        for (const line of describePlan(plan)) say(line);
      },
      onSkip: (skip) => say(describeSkip(skip)),
    });
    report.read = read;
    for (const column of read.unread) say(describeUnread(column));
    for (const shared of read.sharedAddresses) say(describeShared(shared));
    const seconds = ((clock() - started) / 1000).toFixed(1);
    say(
      dryRun
        ? `Would import ${read.imported}, skip ${read.skipped.length}. Nothing was written.`
        : `${to === undefined ? 'Imported' : 'Read'} ${read.imported}, skipped ${read.skipped.length}, in ${seconds} s${out === undefined ? '' : `: ${out}`}.`,
    );
    if (to !== undefined && file !== undefined) {
      const { planUpload, uploadStock } = await import('./uploadStock.ts');
      const target = {
        url: to,
        index,
        documentCount: read.imported,
        batchSize,
        allowShrink: values['allow-shrink'],
        ...(values.key !== undefined && { key: values.key }),
      };
      if (dryRun) {
        const plan = await planUpload(file, target);
        report.upload = { url: to, index, ...plan };
        say(
          `${index} at ${to} would gain ${counted(plan.added)}, change ${counted(plan.changed)}, lose ${counted(plan.removed)} and keep ${counted(plan.unchanged)} vehicles.`,
        );
      } else {
        const done = await uploadStock(file, target, {
          clock,
          ...(progress && { progress: (part: number, total: number) => progress('Uploading', part, total) }),
          ...(signal && { signal }),
        });
        report.upload = { url: to, index, ...done };
        say(
          `${index} at ${to} holds ${counted(done.documents)} vehicles in place of ${counted(done.replaced)}${done.resumed > 0 ? `; ${counted(done.resumed)} were there from an upload that was interrupted` : ''}.`,
        );
      }
    }
    report.ok = true;
    await writeReport();
    return 0;
  } catch (error) {
    const isUsage = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true;
    const stopped = signal?.aborted === true && !(error instanceof FeedError);
    if (!(error instanceof FeedError) && !isUsage && !stopped) throw error;
    progress?.('', 1, 1);
    const message = stopped ? 'Interrupted; nothing was written.' : (error as Error).message;
    complain(isUsage ? `${message}\n\n${usage}` : message);
    report.error = message;
    await writeReport().catch((failed: Error) => complain(failed.message));
    return 1;
  } finally {
    if (scratch !== undefined) await rm(scratch, { force: true });
  }
};
