import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { devNull } from 'node:os';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { parseVehicle } from '@dealer/core/vehicle';
import type { ColumnPlan } from './columnPlan.ts';
import { decodeFeed } from './decodeFeed.ts';
import { describeReason, type Skip } from './describeSkip.ts';
import { allColumns } from './feedColumns.ts';
import { FeedError } from './feedError.ts';
import { looseColumns } from './fieldColumns.ts';
import type { FeedMapping } from './feedMapping.ts';
import { createIdentities } from './identity.ts';
import { readFeed, type BrokenRecord, type FeedReading, type PlacedRecord } from './readFeed.ts';
import { readJson, type PlacedDocument } from './readJson.ts';
import { createUnreadCells, describeUnread, type UnreadColumn } from './unreadCells.ts';
import { plainDocument } from './plainDocument.ts';
import { createSlugs, type SharedAddress } from './slugs.ts';
import { createSpellings } from './spelling.ts';
import { vehicleFromRecord, type RecordTools } from './vehicleFromRecord.ts';

type FeedFormat = 'csv' | 'json' | 'ndjson';

/** What an import did. */
export type ImportReport = {
  format: FeedFormat;
  imported: number;
  skipped: Skip[];
  /** For each column the cells that had text and gave nothing. */
  unread: UnreadColumn[];
  /** Vehicles whose addresses would be the same, and the addresses they have instead. */
  sharedAddresses: SharedAddress[];
};

/** What to import, and where to. Without `out` the feed is only read. */
export type ImportOptions = {
  feed: string;
  out?: string;
  now: number;
  mapping?: FeedMapping;
  progress?: (done: number, total: number) => void;
  signal?: AbortSignal;
  /** Gets how the columns are read, before anything is written. */
  onPlan?: (plan: ColumnPlan) => void;
  /** Gets each record that is left out. */
  onSkip?: (skip: Skip) => void;
  /** Columns whose cells may all be unread. */
  allowUnread?: readonly string[];
} & Pick<RecordTools, 'pictures'>;

/** The format that a file's name says; everything that is not JSON is CSV. */
const formatOf = (file: string): FeedFormat => {
  const end = extname(file).toLowerCase();
  return end === '.json' ? 'json' : end === '.ndjson' || end === '.jsonl' ? 'ndjson' : 'csv';
};

/**
 * Writes the documents of a feed as NDJSON, with one spelling of each facet value. The file appears under its name only when the whole feed was read: it is
 * written next to it first and then renamed, so a broken feed does not change an earlier file.
 *
 * @throws FeedError when the feed as a whole cannot be used
 */
export const importFeed = async ({
  feed,
  out,
  now,
  mapping,
  pictures,
  progress,
  signal,
  onPlan,
  onSkip,
  allowUnread = [],
}: ImportOptions): Promise<ImportReport> => {
  const found = await stat(feed).catch(() => undefined);
  if (found === undefined) throw new FeedError(`There is no file ${feed}.`);
  if (!found.isFile()) throw new FeedError(`${feed} is not a file.`);
  const temporary = out === undefined ? devNull : `${out}.${process.pid}.part`;
  const format = formatOf(feed);
  const report: ImportReport = { format, imported: 0, skipped: [], unread: [], sharedAddresses: [] };
  const identify = createIdentities();
  const taken = new Map<string, number>();
  const spellings = createSpellings();
  const slugs = createSlugs();
  const unread = createUnreadCells();
  let plan: ColumnPlan | undefined;
  const reading: FeedReading = {
    ...(mapping && { mapping }),
    onPlan: (found) => {
      plan = found;
      const names = new Set([...allColumns, ...found.columns.flatMap(({ sources }) => sources)].map(nameKey));
      const unknown = allowUnread.find((name) => !names.has(nameKey(name)));
      if (unknown !== undefined)
        throw new FeedError(`--allow-unread names "${unknown}", which is no column of the feed.`);
      onPlan?.(found);
    },
  };

  // eslint-disable-next-line func-style -- generators cannot be arrow functions
  async function* records(): AsyncGenerator<PlacedRecord | PlacedDocument | BrokenRecord> {
    let stream: ReadStream | undefined;
    const open = (): ReadStream => (stream = createReadStream(feed, { ...(signal && { signal }) }));
    const placed = format === 'csv' ? readFeed(open(), reading) : readJson(() => decodeFeed(open()), format, reading);
    for await (const record of placed) {
      if (record.recordNumber % 500 === 0) progress?.(stream!.bytesRead, found!.size);
      yield record;
    }
    progress?.(found!.size, found!.size);
  }
  /** The document of a record, or why there is none. */
  const documentOf = (
    placed: PlacedRecord | PlacedDocument | BrokenRecord,
  ):
    | { kind: 'document'; doc: object; plainSlug?: string }
    | ({ kind: 'skipped' } & Omit<Skip, 'recordNumber' | 'firstLine'>) => {
    if ('text' in placed)
      return {
        kind: 'skipped',
        column: 'the record',
        value: placed.text.slice(0, 80),
        ...(placed.problem !== undefined && { because: placed.problem }),
      };
    const name = 'doc' in placed ? textId(placed.doc['id']) : placed.key;
    if (name !== undefined) {
      const column = 'doc' in placed ? 'id' : (mapping?.key ?? 'key');
      if (name === '') return { kind: 'skipped', column, value: '' };
      const before = taken.get(name);
      if (before !== undefined) return { kind: 'skipped', column, value: name, because: `as in record ${before}` };
      taken.set(name, placed.recordNumber);
    }
    if ('doc' in placed) {
      const doc = plainDocument(placed.doc, now, unread.note);
      const parsed = parseVehicle(doc);
      return parsed.kind === 'vehicle'
        ? { kind: 'document', doc }
        : {
            kind: 'skipped',
            column: 'the document',
            value: JSON.stringify(placed.doc).slice(0, 80),
            because: `which is no vehicle: ${parsed.reasons.join(', ')}`,
          };
    }
    const made = vehicleFromRecord(placed.record, {
      identify,
      now,
      onCell: unread.note,
      inventDealerships: plan?.columns.some(({ column }) => column === 'Car/Suv') === true,
      ...(plan?.priceType !== undefined && { priceType: plan.priceType }),
      ...(name !== undefined && { key: name }),
      ...(pictures && { pictures }),
    });
    return made.kind === 'vehicle' ? { ...made, kind: 'document' } : made;
  };
  // eslint-disable-next-line func-style -- generators cannot be arrow functions
  async function* lines(): AsyncGenerator<string> {
    for await (const placed of records()) {
      const made = documentOf(placed);
      if (made.kind === 'skipped') {
        const { kind: _, ...why } = made;
        const skip = { recordNumber: placed.recordNumber, firstLine: placed.firstLine, ...why };
        report.skipped.push(skip);
        onSkip?.(skip);
        continue;
      }
      report.imported += 1;
      spellings.count(made.doc as Record<string, unknown>);
      slugs.count(made.doc as Record<string, unknown>, placed.recordNumber, made.plainSlug);
      yield `${JSON.stringify(made.doc)}\n`;
    }
  }
  try {
    await pipeline(lines, createWriteStream(temporary), { ...(signal && { signal }) });
    report.unread = unread.report();
    checkImport(report, plan, allowUnread);
    report.sharedAddresses = slugs.report();
    if (out !== undefined && (spellings.differ() || slugs.differ()))
      await rewriteFile(temporary, (doc) => slugs.withOwnSlug(spellings.respell(doc)), signal);
    if (out !== undefined) await rename(temporary, out);
    return report;
  } catch (error) {
    if (out !== undefined) await rm(temporary, { force: true });
    const code = (error as NodeJS.ErrnoException).code;
    if (error instanceof FeedError || code === undefined || code === 'ABORT_ERR') throw error;
    throw new FeedError(
      code === 'ENOENT'
        ? `The folder of ${out} does not exist.`
        : `${feed} could not be written to ${out}: ${(error as Error).message}.`,
    );
  }
};

type Doc = Record<string, unknown>;

/** Writes a file of documents again: spellings and addresses are known only after the last document. */
const rewriteFile = async (file: string, change: (doc: Doc) => Doc, signal?: AbortSignal): Promise<void> => {
  const respelled = `${file}.spelled`;
  // eslint-disable-next-line func-style -- generators cannot be arrow functions
  async function* lines(): AsyncGenerator<string> {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY }))
      yield `${JSON.stringify(change(JSON.parse(line) as Doc))}\n`;
  }
  try {
    await pipeline(lines, createWriteStream(respelled), { ...(signal && { signal }) });
    await rename(respelled, file);
  } catch (error) {
    await rm(respelled, { force: true });
    throw error;
  }
};

const nameKey = (name: string): string => name.trim().toLowerCase();

/**
 * An import that gave nothing, or nothing of a column, is a failure: it would replace good stock.
 *
 * @throws FeedError that says why
 */
const checkImport = (
  { imported, skipped, unread }: ImportReport,
  plan: ColumnPlan | undefined,
  allowUnread: readonly string[],
): void => {
  if (imported === 0) {
    const reasons = new Map<string, number>();
    for (const skip of skipped) {
      const reason = describeReason(skip);
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    const most = [...reasons].sort(([, one], [, other]) => other - one).slice(0, 3);
    throw new FeedError(
      `None of the ${skipped.length} records could be imported: ${most.map(([reason, count]) => `${reason} (${count})`).join('; ')}. Nothing was written.`,
    );
  }
  const allowed = new Set(allowUnread.map(nameKey));
  const lost = unread.filter(({ column, cells, of }) => {
    const planned = plan?.columns.find((one) => one.column === column);
    return (
      cells === of &&
      !(planned?.by === 'guess' && looseColumns.has(column)) &&
      ![column, ...(planned?.sources ?? [])].some((name) => allowed.has(nameKey(name)))
    );
  });
  if (lost.length > 0)
    throw new FeedError(
      [
        'Nothing was written, because no cell of a column could be read:',
        ...lost.map((column) => `  ${describeUnread(column)}`),
        `Say in a --mapping what these words mean, or leave them out with ${lost.map(({ column }) => `--allow-unread ${column}`).join(' ')}.`,
      ].join('\n'),
    );
};

const textId = (id: unknown): string => (typeof id === 'number' || typeof id === 'string' ? String(id).trim() : '');
