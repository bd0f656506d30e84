import { readCell } from './readCell.ts';

const states = new Set(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT']);

/** The location of the vehicle. States in capitals, as Australians write them. */
export type CellLocation = { city?: string; state?: string };

/**
 * City and state from "Caringbah, NSW".
 * @example readLocation('Warrenheip, AU-VIC') // => { city: 'Warrenheip', state: 'VIC' }
 */
export const readLocation = (cell: string): CellLocation => {
  const text = readCell(cell);
  if (text === undefined) return {};
  const comma = text.lastIndexOf(',');
  const state = text
    .slice(comma + 1)
    .trim()
    .toUpperCase()
    .replace(/^AU-/, '');
  const city = readCell(comma === -1 ? (states.has(state) ? '' : text) : text.slice(0, comma));
  return { ...(city !== undefined && { city }), ...(states.has(state) && { state }) };
};
