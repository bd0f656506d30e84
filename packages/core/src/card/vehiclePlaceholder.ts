import { ownValue } from '../data/values.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { PlaceholderModel } from './cardModel.ts';

/** Light backgrounds by colour name; dark silhouettes and text stay legible on each. */
const tints: Readonly<Record<string, string>> = {
  white: '#F1F3F5',
  pearl: '#F1F3F5',
  ivory: '#F5F1E6',
  cream: '#F5F1E6',
  silver: '#E4E8EC',
  grey: '#DDE1E6',
  gray: '#DDE1E6',
  graphite: '#D8DCE1',
  charcoal: '#D5D9DE',
  black: '#D3D7DC',
  blue: '#DBE7F6',
  navy: '#D6DFEF',
  teal: '#D7EBEB',
  turquoise: '#D7EFEE',
  green: '#DCEDE0',
  red: '#F8DEDC',
  maroon: '#F0DADD',
  burgundy: '#F0DADD',
  orange: '#FBE6D4',
  yellow: '#FBF1CF',
  gold: '#F4EBD2',
  bronze: '#EEE2D4',
  copper: '#F2E0D4',
  brown: '#EADFD6',
  beige: '#F2EBDD',
  sand: '#F2EBDD',
  purple: '#E8E0F2',
  violet: '#E8E0F2',
  pink: '#F9E1EA',
};
const unknownTint = '#E8ECF0';

const tintOf = (colour: string | undefined): string => {
  // "White / Black" is the outside and inside colour; in "Crystal Pearl White" the last word is the colour.
  const names =
    (colour ?? '')
      .toLowerCase()
      .split('/', 1)[0]!
      .match(/[a-z]+/g) ?? [];
  return names.map((name) => ownValue(tints, name)).findLast((tint) => tint !== undefined) ?? unknownTint;
};

/**
 * The placeholder of a vehicle without a picture, or before its picture has loaded: the silhouette of its body on a tint of its
 * colour.
 *
 * @example vehiclePlaceholder({ body: 'Ute', colour: 'White / Black' }, '2022 Toyota Hilux') // => { body: 'Ute', tint: '#F1F3F5', ... }
 */
export const vehiclePlaceholder = (
  vehicle: Pick<Vehicle, 'body' | 'itemType' | 'colour'>,
  title: string,
): PlaceholderModel => {
  const isCar = vehicle.itemType === undefined || vehicle.itemType.toLowerCase() === 'car';
  return {
    body: (isCar ? vehicle.body : vehicle.itemType) ?? 'Car',
    tint: tintOf(vehicle.colour),
    label: `No photo of ${title} yet`,
  };
};
