import type { InteriorFamily, PictureBody } from './pictureKeys.ts';

/**
 * The interior picture of a body; for a motorcycle it shows the controls.
 *
 * @example
 * interiorFamily('cabChassis') // => 'ute'
 */
export const interiorFamily = (body: PictureBody): InteriorFamily => {
  switch (body) {
    case 'ute':
    case 'cabChassis':
    case 'van':
    case 'fourByFour':
      return 'ute';
    case 'truck':
    case 'lightTruck':
      return 'truck';
    case 'bus':
      return 'bus';
    case 'caravan':
    case 'motorhome':
      return 'caravan';
    case 'motorcycle':
      return 'motorcycle';
    case 'hatch':
    case 'sedan':
    case 'suv':
    case 'wagon':
    case 'peopleMover':
    case 'coupe':
    case 'convertible':
      return 'car';
  }
};
