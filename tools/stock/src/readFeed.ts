import { planColumns, recordReader, type ColumnPlan, type MappedRecord } from './columnPlan.ts';
import { csvRecords } from './csvRecords.ts';
import { decodeFeed } from './decodeFeed.ts';
import { FeedError } from './feedError.ts';
import type { FeedMapping } from './feedMapping.ts';
import { listColumns } from './fieldColumns.ts';
import { guessColumns } from './headings.ts';

/** A record with its position in the file; both numbers count from 1, the header line of a CSV file is line 1. */
export type PlacedRecord = MappedRecord & { recordNumber: number; firstLine: number };

/** A record that no reading of its text makes whole: its text and what is wrong with it. */
export type BrokenRecord = { recordNumber: number; firstLine: number; text: string; problem?: string };

/** How a feed is read: by which mapping, and who gets how its columns are read. */
export type FeedReading = { mapping?: FeedMapping; onPlan?: (plan: ColumnPlan) => void };

/** Headings that differ: of several columns called "Photo" the second is "Photo 2". */
const numbered = (header: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  return header.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > 1 && guessColumns(name).some(({ column }) => listColumns.has(column)) ? `${name} ${count}` : name;
  });
};

const readerOf = (
  header: readonly string[],
  { mapping, onPlan }: FeedReading,
): ((row: readonly string[]) => MappedRecord) => {
  const names = numbered(header);
  const plan = planColumns(mapping, names);
  onPlan?.(plan);
  const read = recordReader(plan, mapping);
  const columnIndexes = new Map(names.map((name, index) => [name, index]));
  return (row) => read((name) => row[columnIndexes.get(name) ?? -1] ?? '');
};

/**
 * Reads a CSV feed record by record, without ever holding the whole file.
 *
 * @throws FeedError when the file as a whole cannot be used: encoding, columns, no record
 */
// eslint-disable-next-line func-style -- generators cannot be arrow functions
export async function* readFeed(
  bytes: AsyncIterable<Buffer>,
  reading: FeedReading = {},
): AsyncGenerator<PlacedRecord | BrokenRecord> {
  let reader: ReturnType<typeof readerOf> | undefined;
  let recordNumber = 0;
  for await (const found of csvRecords(decodeFeed(bytes), reading.mapping?.delimiter)) {
    if (reader === undefined) {
      if ('cells' in found) reader = readerOf(found.cells, reading);
      continue;
    }
    recordNumber += 1;
    const { firstLine } = found;
    yield 'cells' in found ? { recordNumber, firstLine, ...reader(found.cells) } : { recordNumber, ...found };
  }
  if (reader === undefined) throw new FeedError('The feed is empty.');
  if (recordNumber === 0) throw new FeedError('The feed has a header line and no records.');
}
