import type { GlobePoint } from '../contact/pointOf.ts';

/** The digits of the tables, of which each is a printable character: # is 0. */
const digits = '#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const last = digits.length - 1;

/**
 * Reads a table of postcodes in ascending order. Each has how many numbers it leaves out, with one digit more for each full digit, then
 * two digits of latitude in hundredths of a degree from -60 and two of longitude in eightieths from 90: about a kilometre.
 *
 * @example
 * readPostcodePoints('##(&#').get('0000'); // => { lat: -55.61, long: 92.2 }
 */
export const readPostcodePoints = (table: string): Map<string, GlobePoint> => {
  const points = new Map<string, GlobePoint>();
  const digit = (at: number): number => digits.indexOf(table[at] ?? '#');
  const pair = (at: number): number => digit(at) * digits.length + digit(at + 1);
  let postcode = -1;
  for (let at = 0; at < table.length; ) {
    for (postcode += 1; digit(at) === last; at += 1) postcode += last;
    postcode += digit(at);
    points.set(String(postcode).padStart(4, '0'), {
      lat: Math.round(pair(at + 1) - 6_000) / 100,
      long: Math.round(pair(at + 3) * 1.25 + 9_000) / 100,
    });
    at += 5;
  }
  return points;
};
