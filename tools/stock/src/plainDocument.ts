import { searchIdentifiers } from '@dealer/core/stock';
import { plainCell, type Cell } from './cells/cell.ts';
import { readCounts } from './cells/readCounts.ts';
import { readOdometer } from './cells/readOdometer.ts';
import { readPrice } from './cells/readPrice.ts';
import { readYear } from './cells/readYear.ts';
import { readConditionWord } from './cells/tradeTerms.ts';
import { checkedPassport } from './checkedPassport.ts';
import type { FeedColumn } from './feedColumns.ts';

type Doc = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The fields of a document that name a vehicle. */
const names = ['name', 'make', 'model', 'badge', 'series', 'make_model', 'carsales_title'];

const picked = <T, V>(cell: Cell<T>, pick: (value: T) => V | undefined): Cell<V> => {
  if (cell.kind !== 'value') return cell;
  const value = pick(cell.value);
  return value === undefined ? { kind: 'unread' } : { kind: 'value', value };
};
const readAmount = (text: string): Cell<number> => picked(readPrice(text), ({ amount }) => amount);

/** The fields that are read where a document has text in them, with the columns of a listings feed that correspond to them. */
const readers: readonly (readonly [string, FeedColumn, (text: string) => Cell<unknown>])[] = [
  ['year', 'Year', readYear],
  ['price', 'Price', readAmount],
  ['before_price', 'before_price', readAmount],
  ['offer_price', 'offer_price', readAmount],
  ['km', 'Kilometres', readOdometer],
  ['seats', 'Seats', (text) => picked(readCounts('seats')(text), ({ seats }) => seats)],
  ['doors', 'Doors', (text) => picked(readCounts('doors')(text), ({ doors }) => doors)],
  ['car_type', 'UsedOrNew', readConditionWord],
];

/**
 * A car document of a feed with plain text in its names, with what text says in the fields of numbers and of the condition, and with its
 * stock number, plate and VIN in one word for the search. What cannot be right in its passport is left out. `now` is in milliseconds since
 * 1970.
 */
export const plainDocument = (
  doc: Doc,
  now: number,
  onCell?: (column: FeedColumn, kind: Cell<unknown>['kind'], text: string) => void,
): Doc => {
  const identifiers = searchIdentifiers({
    stocknum: textOf(doc['stocknum']),
    regplate: textOf(doc['regplate']),
    vin: textOf(doc['vin']),
  });
  const plain: Record<string, unknown> = { ...doc };
  for (const name of names) if (typeof doc[name] === 'string') plain[name] = plainCell(doc[name]);
  for (const [name, column, read] of readers) {
    const text = textOf(doc[name]);
    if (text === undefined) continue;
    const cell = read(text);
    onCell?.(column, cell.kind, plainCell(text));
    if (cell.kind === 'value') plain[name] = cell.value;
  }
  const { passport, images } = doc;
  if (typeof passport === 'object' && passport !== null && !Array.isArray(passport))
    plain['passport'] = checkedPassport(
      passport as Doc,
      {
        now,
        ...(typeof plain['km'] === 'number' ? { odometerKm: plain['km'] } : {}),
        ...(Array.isArray(images) ? { photosCount: images.length } : {}),
      },
      onCell,
    );
  return identifiers.length > 0 ? { ...plain, identifiers } : plain;
};
