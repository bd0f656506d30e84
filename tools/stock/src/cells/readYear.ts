/**
 * A model year from 1885 to 2100; "2018.0" is how spreadsheets spoil one.
 *
 * @example readYear('2018.0') // => 2018
 */
export const readYear = (cell: string): number | undefined => {
  const found = /^(\d{4})(?:\.0+)?$/.exec(cell.trim());
  const year = Number(found?.[1]);
  return year >= 1885 && year <= 2100 ? year : undefined;
};
