import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { decodeFeed } from './decodeFeed.ts';
import { feedColumns, type FeedColumn, type FeedRecord } from './feedColumns.ts';
import { FeedError } from './feedError.ts';

/** A record with its place in the file; both numbers count from 1, the header line is line 1. */
export type PlacedRecord = { recordNumber: number; firstLine: number; record: FeedRecord };

type Parsed = { info: { lines: number; empty_lines: number }; record: string[] };

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

/** Where each column stands, or one error that names all missing ones. */
const columnPositions = (header: string[]): Record<FeedColumn, number> => {
  const positions = Object.fromEntries(feedColumns.map((column) => [column, header.findIndex((name) => sameName(name, column))])) as Record<FeedColumn, number>;
  const missing = feedColumns.filter((column) => positions[column] === -1);
  const twice = feedColumns.find((column) => header.filter((name) => sameName(name, column)).length > 1);
  if (missing.length === feedColumns.length) {
    throw new FeedError(`This is not a listings feed: its first line names none of the columns. It must be CSV with the columns ${feedColumns.join(', ')}.`);
  }
  if (missing.length > 0) {
    throw new FeedError(`The feed has no column ${missing.map((column) => `"${column}"`).join(', ')}. Its columns are ${header.map((name) => name.trim()).join(', ')}.`);
  }
  if (twice !== undefined) throw new FeedError(`The feed has the column "${twice}" twice; which one counts is not clear.`);
  return positions;
};

const explain = (error: CsvError, recordNumber: number, line: number): FeedError => {
  const place = `record ${recordNumber}, which starts on line ${line}`;
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return new FeedError(`The feed is broken: a quote (") that opens in ${place}, is never closed.`);
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
    case 'CSV_RECORD_INCONSISTENT_COLUMNS':
      return new FeedError(`The feed is broken: ${place}, does not have as many fields as the header line.`);
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE':
      return new FeedError(`The feed is broken: a quote (") stands in the middle of a field in ${place}.`);
    case 'CSV_MAX_RECORD_SIZE':
      return new FeedError(`The feed is broken: ${place}, is longer than a record can be; a quote (") may never be closed.`);
    default:
      return new FeedError(`The feed is broken in ${place}: ${error.message}.`);
  }
};

/**
 * Reads a feed record by record, without ever holding the whole file.
 *
 * @throws FeedError when the file as a whole cannot be used: encoding, columns, quotes, no record
 * @example for await (const { recordNumber, firstLine, record } of readFeed(createReadStream('feed.csv'))) ...
 */
// eslint-disable-next-line func-style -- generators cannot be arrow functions
export async function* readFeed(bytes: AsyncIterable<Buffer>): AsyncGenerator<PlacedRecord> {
  // Kept apart from what is handed out: a stream that fails forgets the records that nobody has taken yet.
  const parsed: { header?: string[]; records: number; lines: number } = { records: -1, lines: 0 };
  const parser = parse({
    bom: true,
    info: true,
    skip_empty_lines: true,
    record_delimiter: '\n',
    max_record_size: 1_000_000,
    // With `info` an entry is a Parsed, which the library's types do not say.
    on_record: (entry: string[], { lines }) => {
      parsed.header ??= (entry as unknown as Parsed).record;
      parsed.records += 1;
      parsed.lines = lines;
      return entry;
    },
  });
  const text = Readable.from(decodeFeed(bytes));
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  let positions: Record<FeedColumn, number> | undefined;
  let recordNumber = 0;
  let before = { lines: 0, empty_lines: 0 };
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      // `info.lines` is where the record ends, blank lines before it included.
      const firstLine = before.lines + 1 + info.empty_lines - before.empty_lines;
      before = { lines: info.lines, empty_lines: info.empty_lines };
      if (positions === undefined) {
        positions = columnPositions(record);
        continue;
      }
      const found = positions;
      recordNumber += 1;
      yield { recordNumber, firstLine, record: Object.fromEntries(feedColumns.map((column) => [column, record[found[column]] ?? ''])) as FeedRecord };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (parsed.header === undefined) throw new FeedError('This is not a listings feed: its first lines cannot be read as CSV.');
    columnPositions(parsed.header);
    throw explain(error, parsed.records + 1, parsed.lines + 1);
  } finally {
    text.destroy();
  }
  if (positions === undefined) throw new FeedError('The feed is empty.');
  if (recordNumber === 0) throw new FeedError('The feed has a header line and no records.');
}
