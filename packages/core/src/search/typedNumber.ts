import { visibleText } from '../format/visibleText.ts';
import type { VehicleBase } from '../vehicle/vehicle.ts';
import { bareNumber } from '../vehicle/vehicleNumbers.ts';

/**
 * The query as a possible stock number, plate or VIN: 3 to 17 letters and digits with at least one digit, without spaces,
 * hyphens and other signs in numbers; undefined otherwise, and for a year.
 *
 * @example
 * typedNumber('abc 12d'); // => 'ABC12D'
 * typedNumber('hilux'); // => undefined
 */
export const typedNumber = (typed: string): string | undefined => {
  const text = visibleText(typed).normalize('NFKC').trim();
  const number = bareNumber(text);
  return /^(?=.*\d)[A-Z0-9]{3,17}$/.test(number) &&
    /^[a-z0-9 \p{Pd}/_#*·•]+$/iu.test(text) &&
    !/^(19|20)\d\d$/.test(number)
    ? number
    : undefined;
};

/**
 * Whether the vehicle has exactly this stock number, plate or VIN. `number` comes from `typedNumber`.
 *
 * @example
 * hasNumber({ stockNumber: 'U10324', regoPlate: undefined, vin: undefined }, 'U10324'); // => true
 */
export const hasNumber = (vehicle: Pick<VehicleBase, 'stockNumber' | 'regoPlate' | 'vin'>, number: string): boolean =>
  [vehicle.stockNumber, vehicle.regoPlate, vehicle.vin].some((own) => own !== undefined && bareNumber(own) === number);
