import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { helpText, isHelpWanted, readCommand, UsageError } from '@dealer/server/commands';
import { describePlan } from './columnPlan.ts';
import { describeSkip } from './describeSkip.ts';
import { FeedError } from './feedError.ts';
import { parseFeedMapping, type FeedMapping } from './feedMapping.ts';
import { importFeed, type ImportReport } from './importFeed.ts';
import { describeShared } from './slugs.ts';
import { stockCommand } from './stockCommand.ts';
import { describeUnread } from './unreadCells.ts';
import type { UploadPlan, UploadReport } from './uploadStock.ts';
import type { RecordTools } from './vehicleFromRecord.ts';

/** Where the command writes, the clock it reads, and what stops it. */
type StockTools = {
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

const midnight = (now: number): number => now - (now % 86_400_000);

const picturesOf = async (kind: string | undefined, base: string): Promise<RecordTools['pictures']> => {
  if (kind === undefined) return undefined;
  if (kind !== 'generated') throw new UsageError(`--pictures knows "generated" only, not "${kind}".`);
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
 * The command `npm run stock`. Answers the exit code: 0 when the feed was imported, or checked and whole, 1 when not, 2 for a wrong call; then a
 * message says how far it came.
 */
export const runStock = async (
  args: string[],
  { say, complain, clock, progress, signal }: StockTools,
): Promise<0 | 1 | 2> => {
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
    if (isHelpWanted(args)) {
      say(helpText(stockCommand));
      return 0;
    }
    const { values, positionals } = readCommand(stockCommand, args);
    const { out, to, index = 'Car_production', batch = '2000', 'max-hours': maxHours = '26' } = values;
    const dryRun = values['dry-run'] ?? false;
    const [command, feed, ...more] = positionals;
    if (command === undefined)
      throw new UsageError(`Say what to do: ${Object.keys(stockCommand.commands).join(' or ')}.`);
    if (command === 'age') {
      if (to === undefined || feed !== undefined)
        throw new UsageError('Say where the stock is: npm run stock -- age --to <url>.');
      const { stockAge } = await import('./stockAge.ts');
      const most = Number(maxHours);
      if (!(most > 0)) throw new UsageError(`--max-hours needs a number above 0, not "${maxHours}".`);
      const { hours, vehicles } = await stockAge({ url: to, index, key: values.key }, clock());
      const line = `${index} at ${to} has ${counted(vehicles)} vehicles and was last changed ${hours.toFixed(1)} hours ago`;
      if (hours > most) throw new FeedError(`${line}: more than ${most}. Check the import.`);
      say(`${line}.`);
      return 0;
    }
    const now = values.now === undefined ? midnight(started) : Date.parse(values.now);
    if (Number.isNaN(now)) throw new UsageError(`--now needs a date such as 2026-03-15, not "${values.now}".`);
    if (command === 'check') {
      if ((feed === undefined) === (to === undefined) || more.length > 0)
        throw new UsageError('Name a feed or an index: npm run stock -- check <feed.csv>, or check --to <url>.');
      const most = Number(values.most ?? '0');
      if (!Number.isInteger(most) || most < 0)
        throw new UsageError(`--most needs a whole number, not "${values.most}".`);
      const mapping = await mappingOf(values.mapping);
      const { checkFeed, checkIndex, describeCheck, writeLacks } = await import('./checkStock.ts');
      const check =
        feed === undefined
          ? await checkIndex({ url: to!, index, ...(values.key !== undefined && { key: values.key }) }, now)
          : await checkFeed({ feed, now, ...(mapping && { mapping }), ...(signal && { signal }) });
      for (const line of describeCheck(check)) say(line);
      if (values.csv !== undefined) {
        await writeLacks(values.csv, check);
        say(`Each lack: ${values.csv}.`);
      }
      return check.lacks.length > most ? 1 : 0;
    }
    if (feed === undefined || more.length > 0)
      throw new UsageError('Name one feed: npm run stock -- import <feed.csv> --out <file.ndjson>.');
    if (out === undefined && to === undefined && !dryRun)
      throw new UsageError(
        'Say where the documents go: --out <file.ndjson>, --to <meilisearch url>, or both; --dry-run needs neither.',
      );
    if (to !== undefined && !/^https?:\/\//.test(to))
      throw new UsageError(`--to needs an address such as http://127.0.0.1:7700, not "${to}".`);
    if (!/^[a-zA-Z0-9_-]{1,500}$/.test(index))
      throw new UsageError(`--index takes letters, digits, hyphens and underscores, not "${index}".`);
    const batchSize = Number(batch);
    if (!Number.isInteger(batchSize) || batchSize < 1)
      throw new UsageError(`--batch needs a whole number from 1, not "${batch}".`);
    reportFile = values.report;
    Object.assign(report, { feed, dryRun, ...(out !== undefined && { out }) });
    const mapping = await mappingOf(values.mapping);
    const pictures = await picturesOf(values.pictures, values['pictures-base'] ?? '/');

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
      allowUnread: values['allow-unread'] ?? [],
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
        allowShrink: values['allow-shrink'] ?? false,
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
    const isUsage = error instanceof UsageError;
    const stopped = signal?.aborted === true && !(error instanceof FeedError);
    if (!(error instanceof FeedError) && !isUsage && !stopped) throw error;
    progress?.('', 1, 1);
    const message = stopped ? 'Interrupted; nothing was written.' : (error as Error).message;
    complain(message);
    report.error = message;
    await writeReport().catch((failed: Error) => complain(failed.message));
    return isUsage ? 2 : 1;
  } finally {
    if (scratch !== undefined) await rm(scratch, { force: true });
  }
};
