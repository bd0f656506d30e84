import { plainText, visibleText } from '@dealer/core/format';

/** What a reader made of a cell: a value, nothing to say, or text that it could not read. */
export type Cell<T> = { kind: 'value'; value: T } | { kind: 'nothing' } | { kind: 'unread' };

const absent = new Set(['', '-', '--', '---', '- / -', 'nan', 'null', 'none', 'nil', 'n/a', '#n/a', 'undefined']);
const unstated = new Set(['other', 'na', 'tba', 'tbc', 'poa', 'unknown', 'unspecified', 'not specified', 'not stated']);

/**
 * The plain text of a cell: tags and entities of HTML are removed once, invisible characters too, white space is collapsed.
 */
export const plainCell = (cell: string): string =>
  visibleText(/[<&]/.test(cell) ? plainText(cell) : cell)
    .replace(/\s+/g, ' ')
    .trim();

/** What a cell that names something says; the ways in which feeds say nothing are `undefined`. */
export const readTextCell = (cell: string): string | undefined => {
  const text = plainCell(cell);
  return absent.has(text.toLowerCase()) ? undefined : text;
};

/** What a cell says about a vehicle. "Other" and "POA" are not facts about it either. */
export const readCell = (cell: string): string | undefined => {
  const text = readTextCell(cell);
  return text === undefined || unstated.has(text.toLowerCase()) ? undefined : text;
};

/**
 * Makes a reader that tells text it cannot read from a cell that says nothing. `read` gets the plain text in lower case, with digits
 * and letters of other widths turned into ordinary ones; `isNothing` knows the column's own ways of saying nothing.
 */
export const cellReader =
  <T>(read: (text: string) => T | undefined, isNothing: (text: string) => boolean = () => false) =>
  (cell: string): Cell<T> => {
    const text = readCell(cell)?.normalize('NFKC').toLowerCase();
    if (text === undefined || isNothing(text)) return { kind: 'nothing' };
    const value = read(text);
    return value === undefined ? { kind: 'unread' } : { kind: 'value', value };
  };

/** The value of a cell, if it has one. */
export const valueOf = <T>(cell: Cell<T>): T | undefined => (cell.kind === 'value' ? cell.value : undefined);
