import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FeedColumn } from './feedColumns.ts';
import { FeedError } from './feedError.ts';
import { createIdentities } from './identity.ts';
import { readFeed } from './readFeed.ts';
import { vehicleFromRecord, type RecordTools } from './vehicleFromRecord.ts';

/** A record that could not become a document, and why; numbers count from 1, the header line is line 1. */
export type Skip = { recordNumber: number; firstLine: number; column: FeedColumn; value: string };

/** What an import did. */
export type ImportReport = { imported: number; skipped: Skip[] };

/**
 * Writes the documents of a feed as NDJSON. The file appears under its name only when the whole feed was read: it is
 * written beside it first and then renamed, so a broken feed leaves an earlier file as it was.
 *
 * @throws FeedError when the feed as a whole cannot be used
 * @example await importFeed({ feed: 'feed.csv', out: 'cars.ndjson', now: Date.now() }) // => { imported: 16733, skipped: [...] }
 */
export const importFeed = async (options: { feed: string; out: string; now: number } & Pick<RecordTools, 'pictures'>): Promise<ImportReport> => {
  const { feed, out, now, pictures } = options;
  const found = await stat(feed).catch(() => undefined);
  if (found === undefined) throw new FeedError(`There is no file ${feed}.`);
  if (!found.isFile()) throw new FeedError(`${feed} is not a file.`);
  const temporary = `${out}.${process.pid}.part`;
  const report: ImportReport = { imported: 0, skipped: [] };
  const identify = createIdentities();
  // eslint-disable-next-line func-style -- generators cannot be arrow functions
  async function* lines(): AsyncGenerator<string> {
    for await (const { recordNumber, firstLine, record } of readFeed(createReadStream(feed))) {
      const result = vehicleFromRecord(record, { identify, now, ...(pictures && { pictures }) });
      if (result.kind === 'skipped') {
        report.skipped.push({ recordNumber, firstLine, column: result.column, value: result.value });
        continue;
      }
      report.imported += 1;
      yield `${JSON.stringify(result.doc)}\n`;
    }
  }
  try {
    await pipeline(lines, createWriteStream(temporary));
    await rename(temporary, out);
    return report;
  } catch (error) {
    await rm(temporary, { force: true });
    const code = (error as NodeJS.ErrnoException).code;
    if (error instanceof FeedError || code === undefined) throw error;
    throw new FeedError(code === 'ENOENT' ? `The folder of ${out} does not exist.` : `${feed} could not be written to ${out}: ${(error as Error).message}.`);
  }
};
