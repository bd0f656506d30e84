/**
 * A stock number, plate or VIN in capitals, without blanks, hyphens and other signs. Two numbers are the same if these are.
 *
 * @example bareNumber('abc-12 d') // => 'ABC12D'
 */
export const bareNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/**
 * A VIN in capitals, for those who check VINs: 17 letters and digits, none of them I, O or Q. "TBA", a chassis number of another length
 * and a row of the same digit are undefined.
 *
 * @example
 * vinOf('mr0ha3cd 000000001'); // => 'MR0HA3CD000000001'
 * vinOf('UNKNOWN'); // => undefined
 */
export const vinOf = (text: string | undefined): string | undefined => {
  const vin = bareNumber(text ?? '');
  return /^(?=.*[A-Z])(?=.*\d)(?!(.)\1+$)[A-HJ-NPR-Z\d]{17}$/.test(vin) ? vin : undefined;
};
