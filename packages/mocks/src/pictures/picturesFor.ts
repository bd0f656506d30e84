import { bodyPictureKey } from './bodyPictureKey.ts';
import { colourPictureKey } from './colourPictureKey.ts';
import { interiorsOf } from './interiorsOf.ts';
import { makeFamily } from './makeFamily.ts';
import type { PictureAngle } from './pictureKeys.ts';
import { pictureSets, type PictureSet } from './pictureSets.ts';

/**
 * The properties of a vehicle that select its pictures, with values as in the feed. Many used vehicles are outdoors; without
 * `isUsed` a vehicle is photographed in the studio.
 */
export type PictureSubject = {
  body?: string;
  colour?: string;
  itemType?: string;
  seed: number;
  make?: string;
  fuel?: string;
  isUsed?: boolean;
  country?: 'AU' | 'NZ';
  /** The colour of the trim. */
  trim?: string;
};

/** One picture: `url` is 600x400, `thumb` 375x250, `large` 1200x800 (the hero only); paths without a leading slash. */
export type VehiclePicture = { angle: PictureAngle; url: string; thumb: string; large?: string };

/** The angles of a gallery after its hero; which one a vehicle has depends on its seed, and the rest comes last. */
const orders: readonly (readonly PictureAngle[])[] = [
  ['rear', 'interior', 'rearSeat', 'load', 'side', 'front'],
  ['side', 'rear', 'interior', 'load', 'rearSeat', 'front'],
  ['rear', 'front', 'interior', 'load', 'rearSeat', 'side'],
  ['side', 'interior', 'rearSeat', 'load', 'rear', 'front'],
];

/** A number from 0 to below `count` from a seed, evenly spread. */
const spread = (seed: number, count: number): number => {
  let hash = Math.trunc(Number.isFinite(seed) ? seed : 0) | 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % count;
};

/** The candidates that fit; all of them if none does. */
const preferring = (sets: readonly PictureSet[], fits: (set: PictureSet) => boolean): readonly PictureSet[] => {
  const fitting = sets.filter(fits);
  return fitting.length > 0 ? fitting : sets;
};

/**
 * The set of pictures that shows a vehicle: always the same for the same vehicle, so that it is in one place at one time.
 * Its paint comes first, then the place, then the face of its make, then the plate.
 */
export const pictureSetFor = (subject: PictureSubject): PictureSet => {
  const { body, colour, itemType, seed, make, fuel, isUsed = false, country = 'AU' } = subject;
  const paint = colourPictureKey(colour, seed);
  const family = makeFamily(make, fuel);
  // A coach is white where its stripe has no pictures, and a car wears the usual face where its own has none.
  const all = pictureSets[bodyPictureKey(body, itemType)];
  const painted = all.some((set) => set.colour === paint) ? paint : 'white';
  const faces = all.filter((set) => set.colour === painted && (set.family === family || set.family === 'wide'));
  const placed = preferring(faces, ({ setting }) => (setting === 'studio') !== isUsed);
  const own = preferring(placed, (set) => set.family === family);
  const plated = preferring(own, ({ plates }) => plates === country);
  // Dealers have a studio for some of their used vehicles too; its pictures are in the usual face only.
  const isAlsoInStudio = isUsed && plated.every((set) => set.family === 'wide' && set.setting !== 'studio');
  const sets = isAlsoInStudio ? [...plated, ...faces.filter(({ setting }) => setting === 'studio')] : plated;
  return sets[spread(seed, sets.length)]!;
};

/**
 * The gallery of a vehicle: first its hero, then other angles, its cabin, its rear seat and its boot, in an order that depends on
 * the seed. The caller puts the base URL before each path.
 */
export const picturesFor = (subject: PictureSubject): VehiclePicture[] => {
  const set = pictureSetFor(subject);
  const folder = `pictures/${set.body}/${set.name}`;
  const inside: Partial<Record<PictureAngle, string>> = interiorsOf(set.body, {
    trim: subject.trim,
    family: makeFamily(subject.make, subject.fuel),
  });
  const order = orders[spread(subject.seed, orders.length)]!;
  return (['hero', ...order] as const).flatMap((angle): VehiclePicture[] => {
    if (angle === 'interior' || angle === 'rearSeat' || angle === 'load') {
      const name = inside[angle];
      return name === undefined
        ? []
        : [{ angle, url: `pictures/interior/${name}.webp`, thumb: `pictures/interior/${name}-thumb.webp` }];
    }
    return [
      {
        angle,
        url: `${folder}/${angle}.webp`,
        thumb: `${folder}/${angle}-thumb.webp`,
        ...(angle === 'hero' && { large: `${folder}/hero-large.webp` }),
      },
    ];
  });
};
