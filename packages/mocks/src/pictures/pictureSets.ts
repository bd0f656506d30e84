import {
  pictureBodies,
  pictureColours,
  pictureSettings,
  pictureTimes,
  makeFamilies,
  type MakeFamily,
  type PictureBody,
  type PictureColour,
  type PictureSetting,
  type PictureTime,
} from './pictureKeys.ts';

/**
 * The pictures of one vehicle from all angles: its body, paint and make's family, where and when it is, and whether it wears
 * an Australian or a New Zealand plate; in the studio it wears none. `name` is its folder below the folder of its body.
 */
export type PictureSet = {
  name: string;
  body: PictureBody;
  colour: PictureColour;
  family: MakeFamily;
  setting: PictureSetting;
  time: PictureTime;
  plates?: 'AU' | 'NZ';
};

type Face = '' | `${Exclude<MakeFamily, 'wide'>}-`;
type Outdoors = `${Exclude<PictureSetting, 'studio'>}-${'' | 'dusk-'}${Face}${PictureColour}`;

/**
 * The sets outdoors: the place, `dusk` if it is not day, the family if it is not the usual one, and the paint. There are most of
 * what dealers have most of. A set costs 90 kB.
 */
const outdoors: Partial<Record<PictureBody, { AU?: readonly Outdoors[]; NZ?: readonly Outdoors[] }>> = {
  suv: {
    AU: [
      'yard-dusk-white',
      'yard-silver',
      'street-red',
      'yard-grey',
      'yard-frame-white',
      'street-frame-grey',
      'yard-split-white',
      'street-split-black',
      'street-dusk-block-white',
      'street-electric-white',
    ],
    NZ: ['street-white', 'street-black', 'yard-blue'],
  },
  ute: { AU: ['yard-white', 'street-silver', 'street-block-white'], NZ: ['street-dusk-white', 'yard-red'] },
  hatch: { AU: ['yard-silver', 'street-dusk-red'], NZ: ['street-white'] },
  caravan: { AU: ['street-white', 'yard-dusk-white'] },
  motorcycle: { AU: ['yard-red'], NZ: ['street-dusk-grey'] },
  van: { AU: ['yard-white', 'street-dusk-silver'] },
  sedan: { AU: ['street-white', 'yard-dusk-grey'] },
  truck: { AU: ['street-white', 'yard-dusk-white'] },
  lightTruck: { AU: ['yard-white'] },
  wagon: { AU: ['yard-white', 'street-dusk-blue'] },
  fourByFour: { AU: ['street-white'] },
  cabChassis: { AU: ['yard-white'] },
  peopleMover: { AU: ['street-silver'] },
  motorhome: { AU: ['yard-white'], NZ: ['street-dusk-white'] },
  bus: { AU: ['street-white'] },
  coupe: { AU: ['street-red'] },
  convertible: { AU: ['yard-blue'] },
};

/** Coaches are white or metallic; a brighter paint would only be a stripe. */
const coachColours: readonly PictureColour[] = ['white', 'silver', 'grey', 'blue'];
const coaches = new Set<PictureBody>(['caravan', 'motorhome']);

/** The word of a name that is in a list, else the usual one. */
const wordIn = <Word extends string>(name: string, list: readonly Word[], usual: Word): Word =>
  list.find((word) => name.split('-').includes(word)) ?? usual;

const setsOf = (body: PictureBody): PictureSet[] => {
  const named = (name: string, plates?: 'AU' | 'NZ'): PictureSet => ({
    name,
    body,
    colour: wordIn(name, pictureColours, 'white'),
    family: wordIn(name, makeFamilies, 'wide'),
    setting: wordIn(name, pictureSettings, 'studio'),
    time: wordIn(name, pictureTimes, 'day'),
    ...(plates && { plates }),
  });
  const { AU = [], NZ = [] } = outdoors[body] ?? {};
  return [
    ...AU.map((name) => named(name, 'AU')),
    ...NZ.map((name) => named(name, 'NZ')),
    ...(coaches.has(body) ? coachColours : pictureColours).map((name) => named(name)),
  ];
};

/** Every set of pictures, by body: each paint in the studio, and some outdoors. */
export const pictureSets: Readonly<Record<PictureBody, readonly PictureSet[]>> = Object.fromEntries(
  pictureBodies.map((body) => [body, setsOf(body)]),
) as Record<PictureBody, PictureSet[]>;
