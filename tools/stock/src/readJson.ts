import { FeedError } from './feedError.ts';
import { recordReader, type FeedMapping } from './feedMapping.ts';
import type { PlacedRecord } from './readFeed.ts';

/** A car document of the feed, unchanged, with its position. */
export type PlacedDocument = { recordNumber: number; firstLine: number; doc: Readonly<Record<string, unknown>> };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return value
      .map(textOf)
      .filter((text) => text !== '')
      .join(', ');
  return typeof value === 'object' ? '' : String(value);
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

const parse = (text: string, where: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FeedError(`The feed is broken: ${where} is not JSON: ${(error as Error).message}.`);
  }
};

const listIn = (value: unknown, at: string | undefined): readonly unknown[] => {
  if (at === undefined) {
    if (Array.isArray(value)) return value as unknown[];
    const lists = isFields(value) ? Object.keys(value).filter((name) => Array.isArray(value[name])) : [];
    throw new FeedError(
      `A JSON feed must be a list of vehicles.${lists.length > 0 ? ` This one holds lists under ${lists.map((name) => `"${name}"`).join(', ')}: name one as "records" in a --mapping.` : ''}`,
    );
  }
  const found = at.split('.').reduce<unknown>((inner, name) => (isFields(inner) ? inner[name] : undefined), value);
  if (!Array.isArray(found))
    throw new FeedError(`The mapping says that the vehicles stand under "${at}"; there is no list.`);
  return found as unknown[];
};

/** True for what this tool and Meilisearch themselves hold: a car document, not a dealer's record. */
const isDocument = (record: Fields): boolean => 'id' in record && 'slug' in record && 'make' in record;

/**
 * Reads a feed of JSON (one list) or NDJSON (one vehicle on each line). Without a mapping a feed may also hold car
 * documents, such as this tool writes them; they are passed on as they are.
 *
 * @throws FeedError when the file as a whole cannot be used
 * @example [...readJson('[{ "Brand": "Kia", ... }]', 'json')]
 */
export const readJson = (
  text: string,
  format: 'json' | 'ndjson',
  mapping?: FeedMapping,
): (PlacedRecord | PlacedDocument)[] => {
  if (text.trim() === '') throw new FeedError('The feed is empty.');
  const lines = text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [{ line, firstLine: i + 1 }]));
  const placed =
    format === 'ndjson'
      ? lines.map(({ line, firstLine }) => ({ value: parse(line, `line ${firstLine}`), firstLine }))
      : listIn(parse(text, 'the file'), mapping?.records).map((value) => ({ value, firstLine: 0 }));
  if (placed.length === 0) throw new FeedError('The feed holds no vehicle.');
  const records = placed.map(({ value, firstLine }, i) => {
    if (!isFields(value))
      throw new FeedError(
        `The feed is broken: record ${i + 1}${firstLine > 0 ? ` (line ${firstLine})` : ''} is not an object.`,
      );
    return { recordNumber: i + 1, firstLine, value };
  });
  if (mapping === undefined && isDocument(records[0]!.value))
    return records.map(({ value, ...position }) => ({ ...position, doc: value }));
  const flats = records.map(({ value }) => flat(value));
  const read = recordReader(mapping, [...new Set(flats.flatMap((cells) => [...cells.keys()]))]);
  return records.map(({ recordNumber, firstLine }, i) => ({
    recordNumber,
    firstLine,
    ...read((name) => flats[i]!.get(name) ?? ''),
  }));
};
