import { bodyPictureKey } from './bodyPictureKey.ts';
import { colourPictureKey } from './colourPictureKey.ts';
import { interiorFamily } from './interiorFamily.ts';
import { exteriorAngles, type PictureAngle } from './pictureKeys.ts';

/** The properties of a vehicle that select its pictures, with values as in the feed. */
export type PictureSubject = { body?: string; colour?: string; itemType?: string; seed: number };

/** One picture: `url` is 600x400, `thumb` 375x250, `large` 1200x800 (the hero only); paths without a leading slash. */
export type VehiclePicture = { angle: PictureAngle; url: string; thumb: string; large?: string };

/**
 * The gallery of a vehicle: front three-quarter, side, rear three-quarter, front, interior. The caller puts the base
 * URL before each path.
 *
 * @example
 * picturesFor({ body: 'SUV', colour: 'Ocean Blue', seed: 1 })[0]
 * // => { angle: 'hero', url: 'pictures/suv/blue/hero.webp', thumb: 'pictures/suv/blue/hero-thumb.webp', large: 'pictures/suv/blue/hero-large.webp' }
 */
export const picturesFor = ({ body, colour, itemType, seed }: PictureSubject): VehiclePicture[] => {
  const key = bodyPictureKey(body, itemType);
  const folder = `pictures/${key}/${colourPictureKey(colour, seed)}`;
  const interior = `pictures/interior/${interiorFamily(key)}`;
  return [
    ...exteriorAngles.map(
      (angle): VehiclePicture => ({
        angle,
        url: `${folder}/${angle}.webp`,
        thumb: `${folder}/${angle}-thumb.webp`,
        ...(angle === 'hero' ? { large: `${folder}/hero-large.webp` } : {}),
      }),
    ),
    { angle: 'interior', url: `${interior}.webp`, thumb: `${interior}-thumb.webp` },
  ];
};
