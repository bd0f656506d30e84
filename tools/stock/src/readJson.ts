import { listMark } from './cells/readLists.ts';
import { planColumns, recordReader } from './columnPlan.ts';
import { FeedError } from './feedError.ts';
import { isFields, type Fields } from './fields.ts';
import { jsonElements } from './jsonElements.ts';
import type { BrokenRecord, FeedReading, PlacedRecord } from './readFeed.ts';

/** A car document of the feed, unchanged, with its position. */
export type PlacedDocument = { recordNumber: number; firstLine: number; doc: Readonly<Record<string, unknown>> };

/** Members by which an entry of a list says its address or name: `{ "url": "1.jpg", "order": 1 }`. */
const entryNames = [
  'url',
  'src',
  'href',
  'large',
  'full',
  'original',
  'name',
  'title',
  'label',
  'description',
  'text',
  'value',
];

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return value
      .map(textOf)
      .filter((text) => text !== '')
      .join(listMark);
  if (!isFields(value)) return String(value);
  const members = new Map(Object.entries(value).map(([name, member]) => [name.toLowerCase(), member]));
  const text = entryNames
    .map((name) => members.get(name))
    .find((member) => typeof member === 'string' && member !== '');
  return textOf(text ?? [...members.values()].find(isFields));
};

/** Every member of a record by its dotted name: { price: { sale: 1 } } says "price.sale". */
const flat = (record: Fields, into = new Map<string, string>(), path = ''): Map<string, string> => {
  for (const [name, value] of Object.entries(record)) {
    const here = path === '' ? name : `${path}.${name}`;
    if (isFields(value)) flat(value, into, here);
    else into.set(here, textOf(value));
  }
  return into;
};

/** True for what this tool and Meilisearch themselves hold: a car document, not a dealer's record. */
const isDocument = (record: Fields): boolean => 'id' in record && 'slug' in record && 'make' in record;

type PlacedValue = { recordNumber: number; firstLine: number; value: Fields } | BrokenRecord;

const placedValue = (text: string, recordNumber: number, firstLine: number): PlacedValue => {
  const broken = (problem: string): BrokenRecord => ({ recordNumber, firstLine, text: text.trim(), problem });
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? { recordNumber, firstLine, value } : broken('which is no object');
  } catch {
    return broken('which is not JSON');
  }
};

// eslint-disable-next-line func-style -- generators cannot be arrow functions
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<PlacedValue> {
  let rest = '';
  let firstLine = 0;
  let recordNumber = 0;
  for await (const chunk of chunks) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      firstLine += 1;
      if (line.trim() !== '') yield placedValue(line, ++recordNumber, firstLine);
    }
  }
  if (rest.trim() !== '') yield placedValue(rest, ++recordNumber, firstLine + 1);
  if (recordNumber === 0) throw new FeedError('The feed is empty.');
}

// eslint-disable-next-line func-style -- generators cannot be arrow functions
async function* elementsOf(chunks: AsyncIterable<string>, at: readonly string[]): AsyncGenerator<PlacedValue> {
  let count = 0;
  for await (const { text, number } of jsonElements(chunks, at)) {
    count = number;
    yield placedValue(text, number, 0);
  }
  if (count === 0) throw new FeedError('The feed holds no vehicle.');
}

/**
 * Reads a feed of JSON (one list) or NDJSON (one vehicle on each line), without ever holding the whole file. `open` is
 * called twice: vehicles may leave members out, so that the names of all are known only at the end. Without a mapping a
 * feed may also hold car documents, such as this tool writes them; they are passed on as they are.
 *
 * @throws FeedError when the file as a whole cannot be used
 */
// eslint-disable-next-line func-style -- generators cannot be arrow functions
export async function* readJson(
  open: () => AsyncIterable<string>,
  format: 'json' | 'ndjson',
  { mapping, onPlan }: FeedReading = {},
): AsyncGenerator<PlacedRecord | PlacedDocument | BrokenRecord> {
  const values = (): AsyncGenerator<PlacedValue> =>
    format === 'ndjson' ? linesOf(open()) : elementsOf(open(), mapping?.records?.split('.') ?? []);
  const names = new Set<string>();
  let holdsDocuments: boolean | undefined;
  for await (const placed of values()) {
    if ('text' in placed) continue;
    holdsDocuments ??= mapping === undefined && isDocument(placed.value);
    if (!holdsDocuments) for (const name of flat(placed.value).keys()) names.add(name);
  }
  let read: ReturnType<typeof recordReader> | undefined;
  if (holdsDocuments !== true) {
    const plan = planColumns(mapping, [...names]);
    onPlan?.(plan);
    read = recordReader(plan, mapping);
  }
  for await (const placed of values()) {
    if ('text' in placed) {
      yield placed;
      continue;
    }
    const { value, ...position } = placed;
    if (read === undefined) {
      yield { ...position, doc: value };
      continue;
    }
    const cells = flat(value);
    yield { ...position, ...read((name) => cells.get(name) ?? '') };
  }
}
