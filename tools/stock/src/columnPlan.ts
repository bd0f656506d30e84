import { plainCell, valueOf } from './cells/cell.ts';
import { listMark } from './cells/readLists.ts';
import { readPriceType } from './cells/readPrice.ts';
import { allColumns, feedColumns, type FeedColumn, type FeedRecord } from './feedColumns.ts';
import { FeedError } from './feedError.ts';
import type { FeedMapping } from './feedMapping.ts';
import { isRawColumn, listColumns } from './fieldColumns.ts';
import { guessColumns, headingTerms } from './headings.ts';

/** Where a column comes from: the feed's columns, and who says so. A title may be composed of other columns. */
type PlannedColumn = {
  column: FeedColumn | 'key';
  sources: readonly string[];
  by: 'name' | 'mapping' | 'guess' | 'default' | 'composed';
};

/** How the columns of a feed are read. */
export type ColumnPlan = {
  columns: readonly PlannedColumn[];
  /** The feed's columns that give nothing. */
  unused: readonly string[];
  /** What the heading of the price says of all prices, such as "Drive away". */
  priceType?: string;
};

/** One record, and the key by which its dealer names it. */
export type MappedRecord = { record: FeedRecord; key?: string };

/** Without these a record is no vehicle. */
const needed = ['Brand', 'Model', 'Year'] as const;
const titleParts: readonly FeedColumn[] = ['Year', 'Brand', 'Model', 'badge', 'series'];

const plain = (name: string): string => name.trim().toLowerCase();
const quoted = (names: readonly string[]): string => names.map((name) => `"${name.trim()}"`).join(', ');

/**
 * Finds out what each column of a feed gives: what the mapping says, else what has our name, else what its heading
 * probably means.
 *
 * @throws FeedError that names all missing columns
 */
export const planColumns = (mapping: FeedMapping | undefined, names: readonly string[]): ColumnPlan => {
  const known = new Map(names.map((name) => [plain(name), name]));
  const has = (column: string): boolean => known.has(plain(column));
  const listed = `Its columns are ${names.map((name) => name.trim()).join(', ')}.`;
  const mapped = (Object.entries(mapping?.columns ?? {}) as [FeedColumn, readonly string[]][]).map(
    ([column, sources]): PlannedColumn => ({ column, sources, by: 'mapping' }),
  );
  if (mapping?.key !== undefined) mapped.push({ column: 'key', sources: [mapping.key], by: 'mapping' });
  const absent = mapped.flatMap(({ column, sources }) =>
    sources
      .filter((source) => !has(source))
      .map((source) => `"${source}" for ${column === 'key' ? 'the key' : column}`),
  );
  if (absent.length > 0)
    throw new FeedError(`The mapping names columns that the feed does not have: ${absent.join(', ')}. ${listed}`);

  const planned = new Map<FeedColumn | 'key', PlannedColumn>(mapped.map((one) => [one.column, one]));
  // A column that stands for one of ours alone is not guessed for another.
  const taken = new Set(mapped.flatMap(({ sources }) => (sources.length === 1 ? [plain(sources[0]!)] : [])));
  for (const column of allColumns)
    if (!planned.has(column) && has(column)) {
      planned.set(column, { column, sources: [known.get(plain(column))!], by: 'name' });
      taken.add(plain(column));
    }
  const guesses = names.flatMap((name) => guessColumns(name).map((guess) => ({ name, ...guess })));
  for (const column of [...allColumns, 'key' as const]) {
    if (planned.has(column)) continue;
    const found = guesses
      .filter((guess) => guess.column === column && !taken.has(plain(guess.name)))
      .sort((a, b) => (listColumns.has(column) ? a.number - b.number : 0) || a.rank - b.rank);
    const sources = (listColumns.has(column) ? found : found.slice(0, 1)).map(({ name }) => name);
    if (sources.length === 0) continue;
    planned.set(column, { column, sources, by: 'guess' });
    for (const source of sources) taken.add(plain(source));
  }
  for (const column of allColumns)
    if (!planned.has(column) && mapping?.defaults[column] !== undefined)
      planned.set(column, { column, sources: [], by: 'default' });

  const unsaid = needed.filter(
    (column) => planned.get(column)?.by !== 'default' && !planned.get(column)?.sources.length,
  );
  if (unsaid.length === needed.length && mapping === undefined)
    throw new FeedError(
      `This is not a listings feed: its first line names none of the columns. It must be CSV with the columns ${feedColumns.join(', ')}, or come with a --mapping.`,
    );
  if (unsaid.length > 0)
    throw new FeedError(
      mapping === undefined
        ? `The feed has no column ${quoted(unsaid)}. ${listed}`
        : `Neither the feed nor the mapping says where ${unsaid.join(', ')} ${unsaid.length === 1 ? 'comes' : 'come'} from. ${listed}`,
    );
  if (!planned.has('Title'))
    planned.set('Title', {
      column: 'Title',
      sources: titleParts.flatMap((part) => planned.get(part)?.sources ?? []),
      by: 'composed',
    });
  const columns = [...allColumns, 'key' as const].flatMap((column) => planned.get(column) ?? []);
  const used = new Set(columns.flatMap(({ sources }) => sources.map(plain)));
  const twice = columns
    .flatMap(({ sources }) => sources)
    .find((column) => names.filter((name) => plain(name) === plain(column)).length > 1);
  if (twice !== undefined)
    throw new FeedError(`The feed has the column "${twice}" twice; which one counts is not clear.`);
  const prices = planned.get('Price')?.sources ?? [];
  const priceType = prices.length === 1 ? valueOf(readPriceType(headingTerms(prices[0]!).join(' '))) : undefined;
  return {
    columns: columns.map((one) => ({ ...one, sources: one.sources.map((source) => known.get(plain(source))!) })),
    unused: names.filter((name) => name.trim() !== '' && !used.has(plain(name))),
    ...(priceType !== undefined && { priceType }),
  };
};

/** A unit that a heading gives for cells that are numbers only: "Odometer (miles)". */
const unitOf = (heading: string): string | undefined =>
  /[([]\s*(miles?|mi|cc|l|litres?|kg|t|tonnes?|mm|cm|m|ft)\s*[)\]]\s*$/i.exec(heading)?.[1]?.toLowerCase();

/** Makes the function that reads records as planned. */
export const recordReader = (
  { columns }: ColumnPlan,
  mapping: FeedMapping | undefined,
): ((cell: (name: string) => string) => MappedRecord) => {
  const units = new Map(columns.flatMap(({ sources }) => sources.map((source) => [source, unitOf(source)] as const)));
  const blank = Object.fromEntries(feedColumns.map((column) => [column, ''])) as FeedRecord;
  const key = columns.find(({ column }) => column === 'key');
  const read = (
    cell: (name: string) => string,
    { column, sources }: PlannedColumn & { column: FeedColumn },
  ): string => {
    const texts = sources.map((source) => {
      const text = isRawColumn(column) ? cell(source) : cell(source).replaceAll(listMark, ', ');
      const unit = units.get(source);
      return unit !== undefined && /^\s*\d[\d.,]*\s*$/.test(text) ? `${text.trim()} ${unit}` : text;
    });
    const text =
      texts.length === 1
        ? texts[0]!
        : texts
            .map((part) => part.trim())
            .filter((part) => part !== '')
            .join(listColumns.has(column) ? listMark : ' ');
    const meant = mapping?.values[column]?.get(plain(text)) ?? text;
    return meant.trim() === '' ? (mapping?.defaults[column] ?? meant) : meant;
  };
  const planned = columns.filter((one): one is PlannedColumn & { column: FeedColumn } => one.column !== 'key');
  return (cell) => {
    const record = { ...blank };
    for (const one of planned) record[one.column] = read(cell, one);
    const name = key === undefined ? undefined : plainCell(cell(key.sources[0]!));
    // A key that is only guessed may be empty.
    return { record, ...(name !== undefined && (name !== '' || key?.by === 'mapping') && { key: name }) };
  };
};

/** The columns that say what these do. */
const instead: Partial<Record<FeedColumn, readonly FeedColumn[]>> = {
  ColourExtInt: ['colour'],
  Location: ['city', 'location_name'],
  CylindersinEngine: ['Engine'],
};

const verbs: Readonly<Record<PlannedColumn['by'], string>> = {
  name: '',
  mapping: ' (mapping)',
  guess: ' (guessed)',
  default: 'the default of the mapping',
  composed: ' (put together)',
};

/** Lines that show how the columns of a feed are read. */
export const describePlan = ({ columns, unused, priceType }: ColumnPlan): string[] => {
  const gives = new Set(
    columns.filter(({ sources, by }) => sources.length > 0 || by === 'default').map(({ column }) => column),
  );
  const empty = feedColumns.filter(
    (column) =>
      !gives.has(column) && column !== 'Car/Suv' && !(instead[column] ?? []).some((other) => gives.has(other)),
  );
  return [
    ...columns.flatMap(({ column, sources, by }) =>
      sources.length === 0 && by !== 'default'
        ? []
        : [`  ${column === 'key' ? 'the key of a vehicle' : column}: ${quoted(sources)}${verbs[by]}`],
    ),
    ...(priceType === undefined ? [] : [`  prices without a type are "${priceType}", as their heading says`]),
    ...(empty.length === 0 ? [] : [`  nothing gives ${empty.join(', ')}`]),
    ...(unused.length === 0 ? [] : [`  not used: ${quoted(unused)}`]),
  ];
};
