import { csvRecords } from './csvRecords.ts';
import { decodeFeed } from './decodeFeed.ts';
import { FeedError } from './feedError.ts';
import { recordReader, type FeedMapping, type MappedRecord } from './feedMapping.ts';

/** A record with its position in the file; both numbers count from 1, the header line of a CSV file is line 1. */
export type PlacedRecord = MappedRecord & { recordNumber: number; firstLine: number };

/** A record that no reading of its text makes whole: its text and what is wrong with it. */
export type BrokenRecord = { recordNumber: number; firstLine: number; text: string; problem?: string };

const readerOf = (
  header: readonly string[],
  mapping: FeedMapping | undefined,
): ((row: readonly string[]) => MappedRecord) => {
  const read = recordReader(mapping, header);
  const columnIndexes = new Map(header.map((name, index) => [name, index]));
  return (row) => read((name) => row[columnIndexes.get(name) ?? -1] ?? '');
};

/**
 * Reads a CSV feed record by record, without ever holding the whole file. `mapping` says what its columns mean.
 *
 * @throws FeedError when the file as a whole cannot be used: encoding, columns, no record
 * @example for await (const { recordNumber, firstLine, record } of readFeed(createReadStream('feed.csv'))) ...
 */
// eslint-disable-next-line func-style -- generators cannot be arrow functions
export async function* readFeed(
  bytes: AsyncIterable<Buffer>,
  mapping?: FeedMapping,
): AsyncGenerator<PlacedRecord | BrokenRecord> {
  let reader: ReturnType<typeof readerOf> | undefined;
  let recordNumber = 0;
  for await (const found of csvRecords(decodeFeed(bytes), mapping?.delimiter)) {
    if (reader === undefined) {
      if ('cells' in found) reader = readerOf(found.cells, mapping);
      continue;
    }
    recordNumber += 1;
    const { firstLine } = found;
    yield 'cells' in found ? { recordNumber, firstLine, ...reader(found.cells) } : { recordNumber, ...found };
  }
  if (reader === undefined) throw new FeedError('The feed is empty.');
  if (recordNumber === 0) throw new FeedError('The feed has a header line and no records.');
}
