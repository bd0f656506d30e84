/**
 * A number as people write it, as digits: the unit, and commas and spaces between thousands, do not count.
 *
 * @example
 * writtenCount('84,000 km'); // => '84000'
 */
export const writtenCount = (text: string): string =>
  text
    .trim()
    .replace(/\s*kms?\.?$/i, '')
    .replace(/(\d)[ ,](?=\d{3})/g, '$1');
