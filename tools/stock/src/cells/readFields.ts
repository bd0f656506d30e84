import { vinOf } from '@dealer/core/vehicle';
import { cellReader, readCell, type Cell } from './cell.ts';
import { quantitiesIn } from './quantity.ts';

export const readTextField = (cell: string): Cell<string> => {
  const value = readCell(cell);
  return value === undefined ? { kind: 'nothing' } : { kind: 'value', value };
};

/** A plate or code in capitals. */
export const readCodeField = (cell: string): Cell<string> => {
  const value = readCell(cell)?.toUpperCase();
  return value === undefined ? { kind: 'nothing' } : { kind: 'value', value };
};

/** A VIN in capitals, without blanks and hyphens. */
export const readVinField = cellReader(vinOf);

/** A unit, and by what its numbers are multiplied. */
type Units = readonly (readonly [RegExp, number])[];

const isZero = (text: string): boolean => /^0+(?:[.,]0+)?\s*[a-z]*$/.test(text);

/**
 * Makes the reader of a number above zero. A number below `least` without a unit is multiplied by `small`, and left
 * unread where that is not known.
 */
export const numberField = (units: Units = [], least = 0, small?: number): ((cell: string) => Cell<number>) =>
  cellReader((cell) => {
    const { text, amounts } = quantitiesIn(cell, 'decimals');
    const unit = /^[\s~]*\{0\}\s*([^{}]*?)[\s.*]*$/.exec(text)?.[1];
    const amount = amounts[0];
    if (unit === undefined || amount === undefined || Number.isNaN(amount)) return undefined;
    const factor =
      unit === ''
        ? amount < least
          ? small
          : 1
        : units.find(([written]) => new RegExp(`^(?:${written.source})$`).test(unit))?.[1];
    return factor === undefined ? undefined : Math.round(amount * factor * 1000) / 1000;
  }, isZero);

/** Kilograms, also from tonnes. */
export const readKilograms = numberField(
  [
    [/kgs?|kilos?|kilograms?/, 1],
    [/t|tonnes?|tons?/, 1000],
  ],
  50,
  1000,
);
/** Millimetres, also from centimetres, metres and feet; a small number alone could be metres or feet. */
export const readMillimetres = numberField(
  [
    [/mms?|millimet(?:re|er)s?/, 1],
    [/cms?|centimet(?:re|er)s?/, 10],
    [/m|met(?:re|er)s?/, 1000],
    [/ft|foot|feet|'/, 304.8],
  ],
  50,
);
/** A latitude or longitude. */
export const readCoordinate = cellReader((text) =>
  /^-?\d{1,3}(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= 180 ? Number(text) : undefined,
);

/** A whole number above zero, such as an id or a count. */
export const readWholeField = cellReader((text) => {
  const { text: rest, amounts } = quantitiesIn(text, 'thousands');
  return /^\{0\}(?:\.|\s*(?:stars?|berths?|people|persons?|views?))?$/.test(rest) && Number.isSafeInteger(amounts[0])
    ? amounts[0]
    : undefined;
}, isZero);

/** Makes the reader of yes or no; the column's own word and a tick say yes. */
export const flagField = (...terms: readonly string[]): ((cell: string) => Cell<boolean>) =>
  cellReader((text) => {
    if (terms.includes(text) || /^(?:true|yes|y|1|x|t|on|✓|✔)$/.test(text)) return true;
    return /^(?:false|no|n|0|f|off)$/.test(text) || text === `not ${terms[0]}` ? false : undefined;
  });

/** What a status says of a vehicle. */
type VehicleStatus = { status: 'in_stock' | 'coming_soon' | 'sold'; sold?: true; reserved?: true };

const statuses: readonly (readonly [RegExp, VehicleStatus])[] = [
  [/^(?:sold|delivered|settled|retailed)\b/, { status: 'sold', sold: true }],
  [
    /^(?:reserved|on hold|hold|held|under (?:offer|contract|deposit)|deposit(?: taken| paid| received)?|sale pending|pending)$/,
    { status: 'in_stock', reserved: true },
  ],
  [
    /^(?:coming soon|in ?coming|in transit|on order|ordered|(?:available )?to order|available to order|arriving(?: soon)?|due(?: soon| in)?|in production|pre ?order)$/,
    { status: 'coming_soon' },
  ],
  [
    /^(?:in ?stock|(?:now )?available(?: now)?|just arrived|new arrival|for sale|on sale|active|live|current|listed|published|ready|in yard|on yard|stock|open|yes|y)$/,
    { status: 'in_stock' },
  ],
];

/** In stock, coming or sold, and whether it is reserved for somebody. */
export const readStatusField = cellReader((text) => {
  const status = text.replace(/[\s_!.*-]+/g, ' ').trim();
  return statuses.find(([written]) => written.test(status))?.[1];
});

const itemTypes: readonly (readonly [RegExp, string])[] = [
  [/^(?:cars?|passenger(?: (?:car|vehicle))?|suvs?|utes?|vans?|light commercials?|vehicles?)$/, 'car'],
  [/^(?:caravans?|pop ?tops?)$/, 'caravan'],
  [/^(?:camper ?trailers?)$/, 'camper trailer'],
  [/^(?:box )?trailers?$/, 'trailer'],
  [/^(?:motor ?(?:cycles?|bikes?)|bikes?|scooters?|atvs?|quads?)$/, 'motorcycle'],
  [/^(?:trucks?|heavy (?:vehicles?|commercials?)|light trucks?)$/, 'truck'],
];

/** What kind of vehicle it is. */
export const readItemTypeField = cellReader((text) => itemTypes.find(([written]) => written.test(text))?.[1]);
