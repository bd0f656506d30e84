import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { devNull } from 'node:os';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { parseVehicle } from '@dealer/core/vehicle';
import { decodeFeed } from './decodeFeed.ts';
import { FeedError } from './feedError.ts';
import type { FeedMapping } from './feedMapping.ts';
import { createIdentities } from './identity.ts';
import { readFeed, type BrokenRecord, type PlacedRecord } from './readFeed.ts';
import { readJson, type PlacedDocument } from './readJson.ts';
import { createUnreadCells, type UnreadColumn } from './unreadCells.ts';
import { createSpellings, type Spellings } from './spelling.ts';
import { vehicleFromRecord, type RecordTools } from './vehicleFromRecord.ts';

/** A record that could not become a document, and why; numbers count from 1, the header line is line 1; line 0 is not known. */
export type Skip = { recordNumber: number; firstLine: number; column: string; value: string; because?: string };

/** The formats of a feed. */
export type FeedFormat = 'csv' | 'json' | 'ndjson';

/** What an import did. */
export type ImportReport = {
  format: FeedFormat;
  imported: number;
  skipped: Skip[];
  /** For each column the cells that had text and gave nothing. */
  unread: UnreadColumn[];
};

/** What to import, and where to. Without `out` the feed is only read. */
export type ImportOptions = {
  feed: string;
  out?: string;
  now: number;
  mapping?: FeedMapping;
  progress?: (done: number, total: number) => void;
  signal?: AbortSignal;
} & Pick<RecordTools, 'pictures'>;

/**
 * The format that a file's name says; everything that is not JSON is CSV.
 * @example formatOf('stock.JSONL') // => 'ndjson'
 */
export const formatOf = (file: string): FeedFormat => {
  const end = extname(file).toLowerCase();
  return end === '.json' ? 'json' : end === '.ndjson' || end === '.jsonl' ? 'ndjson' : 'csv';
};

/**
 * Writes the documents of a feed as NDJSON, with one spelling of each facet value. The file appears under its name only when the whole feed was read: it is
 * written next to it first and then renamed, so a broken feed does not change an earlier file.
 *
 * @throws FeedError when the feed as a whole cannot be used
 * @example await importFeed({ feed: 'feed.csv', out: 'cars.ndjson', now: Date.now() }) // => { format: 'csv', imported: 16733, skipped: [...] }
 */
export const importFeed = async ({
  feed,
  out,
  now,
  mapping,
  pictures,
  progress,
  signal,
}: ImportOptions): Promise<ImportReport> => {
  const found = await stat(feed).catch(() => undefined);
  if (found === undefined) throw new FeedError(`There is no file ${feed}.`);
  if (!found.isFile()) throw new FeedError(`${feed} is not a file.`);
  const temporary = out === undefined ? devNull : `${out}.${process.pid}.part`;
  const format = formatOf(feed);
  const report: ImportReport = { format, imported: 0, skipped: [], unread: [] };
  const identify = createIdentities();
  const taken = new Map<string, number>();
  const spellings = createSpellings();
  const unread = createUnreadCells();

  // eslint-disable-next-line func-style -- generators cannot be arrow functions
  async function* records(): AsyncGenerator<PlacedRecord | PlacedDocument | BrokenRecord> {
    const bytes = createReadStream(feed, { ...(signal && { signal }) });
    if (format === 'csv') {
      for await (const record of readFeed(bytes, mapping)) {
        if (record.recordNumber % 500 === 0) progress?.(bytes.bytesRead, found!.size);
        yield record;
      }
    } else {
      const parts: string[] = [];
      for await (const text of decodeFeed(bytes)) {
        parts.push(text);
        progress?.(bytes.bytesRead, found!.size);
      }
      yield* readJson(parts.join('').replace(/^\ufeff/, ''), format, mapping);
    }
    progress?.(found!.size, found!.size);
  }
  /** The document of a record, or why there is none. */
  const documentOf = (
    placed: PlacedRecord | PlacedDocument | BrokenRecord,
  ): { kind: 'document'; doc: object } | ({ kind: 'skipped' } & Omit<Skip, 'recordNumber' | 'firstLine'>) => {
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
      const parsed = parseVehicle(placed.doc);
      return parsed.kind === 'vehicle'
        ? { kind: 'document', doc: placed.doc }
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
      onUnread: unread.note,
      ...(name !== undefined && { key: name }),
      ...(pictures && { pictures }),
    });
    return made.kind === 'vehicle' ? { kind: 'document', doc: made.doc } : made;
  };
  // eslint-disable-next-line func-style -- generators cannot be arrow functions
  async function* lines(): AsyncGenerator<string> {
    for await (const placed of records()) {
      const made = documentOf(placed);
      if (made.kind === 'skipped') {
        const { kind: _, ...why } = made;
        report.skipped.push({ recordNumber: placed.recordNumber, firstLine: placed.firstLine, ...why });
        continue;
      }
      report.imported += 1;
      spellings.count(made.doc as Record<string, unknown>);
      yield `${JSON.stringify(made.doc)}\n`;
    }
  }
  try {
    await pipeline(lines, createWriteStream(temporary), { ...(signal && { signal }) });
    if (out !== undefined && spellings.differ()) await respellFile(temporary, spellings, signal);
    if (out !== undefined) await rename(temporary, out);
    report.unread = unread.report();
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

/** Writes a file of documents again with one spelling of each value: which one is known only after the last document. */
const respellFile = async (file: string, { respell }: Spellings, signal?: AbortSignal): Promise<void> => {
  const respelled = `${file}.spelled`;
  // eslint-disable-next-line func-style -- generators cannot be arrow functions
  async function* lines(): AsyncGenerator<string> {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY }))
      yield `${JSON.stringify(respell(JSON.parse(line) as Record<string, unknown>))}\n`;
  }
  try {
    await pipeline(lines, createWriteStream(respelled), { ...(signal && { signal }) });
    await rename(respelled, file);
  } catch (error) {
    await rm(respelled, { force: true });
    throw error;
  }
};

const textId = (id: unknown): string => (typeof id === 'number' || typeof id === 'string' ? String(id).trim() : '');
