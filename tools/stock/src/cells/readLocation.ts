import { readCell, type Cell } from './cell.ts';

const states: Readonly<Record<string, string>> = {
  ...{ NSW: 'NSW', VIC: 'VIC', QLD: 'QLD', WA: 'WA', SA: 'SA', TAS: 'TAS', ACT: 'ACT', NT: 'NT' },
  ...{ 'NEW SOUTH WALES': 'NSW', VICTORIA: 'VIC', QUEENSLAND: 'QLD', 'WESTERN AUSTRALIA': 'WA' },
  ...{ 'SOUTH AUSTRALIA': 'SA', TASMANIA: 'TAS', 'AUSTRALIAN CAPITAL TERRITORY': 'ACT', 'NORTHERN TERRITORY': 'NT' },
};
const stateAtEnd = new RegExp(String.raw`^(?:(.*?)[\s,(/-]+)?(?:AU-)?(${Object.keys(states).join('|')})[.)]*$`, 'i');

/** The location of the vehicle. States in capitals, as Australians write them. */
export type CellLocation = { city?: string; state?: string };

/** City and state from "Caringbah, NSW", also with a postcode or the state's whole name. */
export const readLocation = (cell: string): CellLocation => {
  const text = readCell(cell)
    ?.replace(/(?<!\b(?:Western|South))[\s,]+(?:Australia|AUS?|New Zealand|NZ)$/i, '')
    .replace(/[\s,]+\d{4}$/, '')
    // "N.S.W."
    .replace(/(?<![A-Z.])(?:[A-Z]\.){1,2}[A-Z]\.?$/i, (letters) => letters.replaceAll('.', ''));
  if (text === undefined) return {};
  const found = stateAtEnd.exec(text);
  const state = states[found?.[2]?.toUpperCase() ?? ''];
  const city = readCell((state === undefined ? text : (found?.[1] ?? '')).replace(/[\s,]+$/, ''));
  return { ...(city !== undefined && { city }), ...(state !== undefined && { state }) };
};

/** The state from a column of its own: as Australians write it, other regions as they are. */
export const readStateField = (cell: string): Cell<string> => {
  const value = readLocation(cell).state ?? readCell(cell);
  return value === undefined ? { kind: 'nothing' } : { kind: 'value', value };
};
