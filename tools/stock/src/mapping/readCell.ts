const nothing = new Set(['', '-', '--', '- / -', 'nan', 'null', 'none', 'n/a', 'undefined']);
const unknown = new Set(['other', 'na', 'tba', 'tbc', 'poa']);

/**
 * What a name cell says, white space collapsed; the feed's ways of saying nothing are `undefined`.
 *
 * @example readTextCell(' Land  Rover ') // => 'Land Rover'
 */
export const readTextCell = (cell: string): string | undefined => {
  const text = cell.replace(/\s+/g, ' ').trim();
  return nothing.has(text.toLowerCase()) ? undefined : text;
};

/**
 * What a cell says about a vehicle. "Other" and "POA" are not facts about it either.
 *
 * @example readCell('- / -') // => undefined
 */
export const readCell = (cell: string): string | undefined => {
  const text = readTextCell(cell);
  return text === undefined || unknown.has(text.toLowerCase()) ? undefined : text;
};
