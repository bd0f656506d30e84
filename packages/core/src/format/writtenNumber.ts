/** How a point between digits is meant where both are possible: "88.412" is 88,412 km, "1.998" is 1.998 litres. */
export type PointMeans = 'thousands' | 'decimals';

const groups = /^\d{1,3}(?:([ ,'’.])\d{3})(?:\1\d{3})*$/;

/**
 * The number that digits with separators write: the one definition for cells of feeds and for what a person types. NaN where the
 * separators follow no custom ("3,4990").
 *
 * @example
 * writtenNumber('34.990,00', 'decimals'); // => 34990
 * writtenNumber('12,5', 'thousands'); // => 12.5
 */
export const writtenNumber = (written: string, point: PointMeans): number => {
  if (/^\d+$/.test(written)) return Number(written);
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  const isGrouped = groups.test(written) && written[0] !== '0';
  const isDecimal = written.indexOf('.') === last && /^\d+\.\d+$/.test(written);
  if (isGrouped && !(isDecimal && point === 'decimals')) return Number(written.replace(/\D/g, ''));
  if (isDecimal) return Number(written);
  // The last separator begins the decimals: "34.990,00", "6,7".
  const [whole, decimals] = [written.slice(0, last), written.slice(last + 1)];
  const isWhole = /^\d+$/.test(whole) || (groups.test(whole) && !whole.includes(written[last]!));
  return last > 0 && /^\d{1,2}$/.test(decimals) && isWhole
    ? Number(`${whole.replace(/\D/g, '')}.${decimals}`)
    : Number.NaN;
};
