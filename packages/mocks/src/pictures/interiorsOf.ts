import type { InteriorKey, MakeFamily, PictureBody } from './pictureKeys.ts';

type Shade = 'black' | 'grey' | 'beige';
const shadeOf = (trim: string | undefined): Shade =>
  /beige|tan|brown|cream|camel|ivory/i.test(trim ?? '')
    ? 'beige'
    : /gr[ae]y|silver|stone/i.test(trim ?? '')
      ? 'grey'
      : 'black';

/** The pictures inside a vehicle: its cabin, and a rear seat and a load space if it has them. */
type InteriorPictures = { interior: InteriorKey; rearSeat?: InteriorKey; load?: InteriorKey };

/** The pictures inside a vehicle, by its body and the colour of its trim; for a motorcycle its controls. */
export const interiorsOf = (
  body: PictureBody,
  { trim, family }: { trim?: string | undefined; family: MakeFamily },
): InteriorPictures => {
  const shade = shadeOf(trim);
  const plain = shade === 'black' ? 'black' : 'grey';
  switch (body) {
    case 'ute':
      return { interior: `ute-${plain}`, rearSeat: `rear-${plain}`, load: 'tub' };
    case 'fourByFour':
      return { interior: `ute-${plain}`, rearSeat: `rear-${plain}`, load: 'boot' };
    case 'cabChassis':
      return { interior: `ute-${plain}` };
    case 'van':
      return { interior: `ute-${plain}`, load: 'load' };
    case 'truck':
    case 'lightTruck':
      return { interior: 'truck' };
    case 'bus':
      return { interior: 'bus' };
    case 'caravan':
    case 'motorhome':
      return { interior: 'caravan', rearSeat: 'caravan-bed' };
    case 'motorcycle':
      return { interior: 'motorcycle' };
    case 'coupe':
    case 'convertible':
      return { interior: `car-${shade}`, load: 'boot' };
    case 'hatch':
    case 'sedan':
    case 'suv':
    case 'wagon':
    case 'peopleMover':
      return {
        interior: family === 'electric' ? `electric-${plain}` : `car-${shade}`,
        rearSeat: `rear-${shade}`,
        load: 'boot',
      };
  }
};
