import type { VehicleBase } from '../vehicle/vehicle.ts';

const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * What may be a stock number, a plate or a VIN among what was typed: letters and digits without spaces and hyphens, three to 17 of them
 * with a digit. A year is none.
 *
 * @example
 * typedNumber('abc 12d'); // => 'ABC12D'
 * typedNumber('hilux'); // => undefined
 */
export const typedNumber = (text: string): string | undefined => {
  const number = bare(text);
  return /^(?=.*\d)[A-Z0-9]{3,17}$/.test(number) && /^[a-z0-9 -]+$/i.test(text.trim()) && !/^(19|20)\d\d$/.test(number)
    ? number
    : undefined;
};

/**
 * Is this the vehicle with exactly this stock number, plate or VIN? `number` as `typedNumber` gives it.
 *
 * @example
 * bearsNumber({ stockNumber: 'U10324', regoPlate: undefined, vin: undefined }, 'U10324'); // => true
 */
export const bearsNumber = (vehicle: Pick<VehicleBase, 'stockNumber' | 'regoPlate' | 'vin'>, number: string): boolean =>
  [vehicle.stockNumber, vehicle.regoPlate, vehicle.vin].some((own) => own !== undefined && bare(own) === number);
