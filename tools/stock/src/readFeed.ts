import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { decodeFeed } from './decodeFeed.ts';
import { FeedError } from './feedError.ts';
import { recordReader, type FeedMapping, type MappedRecord } from './feedMapping.ts';

/** A record with its position in the file; both numbers count from 1, the header line of a CSV file is line 1. */
export type PlacedRecord = MappedRecord & { recordNumber: number; firstLine: number };

type Parsed = { info: { lines: number; empty_lines: number }; record: string[] };

const readerOf = (
  header: readonly string[],
  mapping: FeedMapping | undefined,
): ((row: readonly string[]) => MappedRecord) => {
  const read = recordReader(mapping, header);
  const columnIndexes = new Map(header.map((name, index) => [name, index]));
  return (row) => read((name) => row[columnIndexes.get(name) ?? -1] ?? '');
};

const explain = (error: CsvError, recordNumber: number, line: number): FeedError => {
  const position = `record ${recordNumber}, which starts on line ${line}`;
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return new FeedError(`The feed is broken: a quote (") that opens in ${position}, is never closed.`);
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
    case 'CSV_RECORD_INCONSISTENT_COLUMNS':
      return new FeedError(`The feed is broken: ${position}, does not have as many fields as the header line.`);
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE':
      return new FeedError(`The feed is broken: a quote (") stands in the middle of a field in ${position}.`);
    case 'CSV_MAX_RECORD_SIZE':
      return new FeedError(
        `The feed is broken: ${position}, is longer than a record can be; a quote (") may never be closed.`,
      );
    default:
      return new FeedError(`The feed is broken in ${position}: ${error.message}.`);
  }
};

/**
 * Reads a CSV feed record by record, without ever holding the whole file. `mapping` says what its columns mean.
 *
 * @throws FeedError when the file as a whole cannot be used: encoding, columns, quotes, no record
 * @example for await (const { recordNumber, firstLine, record } of readFeed(createReadStream('feed.csv'))) ...
 */
// eslint-disable-next-line func-style -- generators cannot be arrow functions
export async function* readFeed(bytes: AsyncIterable<Buffer>, mapping?: FeedMapping): AsyncGenerator<PlacedRecord> {
  // Buffered separately: a stream that fails discards the records that were not read yet.
  const parsed: { header?: string[]; records: number; lines: number } = { records: -1, lines: 0 };
  const parser = parse({
    bom: true,
    ...(mapping?.delimiter !== undefined && { delimiter: mapping.delimiter }),
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
  let reader: ReturnType<typeof readerOf> | undefined;
  let recordNumber = 0;
  let before = { lines: 0, empty_lines: 0 };
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      // `info.lines` is where the record ends, blank lines before it included.
      const firstLine = before.lines + 1 + info.empty_lines - before.empty_lines;
      before = { lines: info.lines, empty_lines: info.empty_lines };
      if (reader === undefined) {
        reader = readerOf(record, mapping);
        continue;
      }
      recordNumber += 1;
      yield { recordNumber, firstLine, ...reader(record) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (parsed.header === undefined)
      throw new FeedError('This is not a listings feed: its first lines cannot be read as CSV.');
    readerOf(parsed.header, mapping);
    throw explain(error, parsed.records + 1, parsed.lines + 1);
  } finally {
    text.destroy();
  }
  if (reader === undefined) throw new FeedError('The feed is empty.');
  if (recordNumber === 0) throw new FeedError('The feed has a header line and no records.');
}
