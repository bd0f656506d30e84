import { bodyPictureKey } from './bodyPictureKey.ts';
import { colourPictureKey } from './colourPictureKey.ts';
import { spinSets } from './pictureKeys.ts';
import type { PictureSubject } from './picturesFor.ts';

/**
 * The paths of the 36 frames (600x400, ten degrees apart) of a vehicle with a spin, else undefined.
 *
 * @example
 * spinFor({ body: 'Hatchback', colour: 'Red', seed: 3 })?.[0] // => 'pictures/spin/hatch-red/00.webp'
 */
export const spinFor = ({ body, colour, itemType, seed }: PictureSubject): string[] | undefined => {
  const key = bodyPictureKey(body, itemType);
  const paint = colourPictureKey(colour, seed);
  if (!spinSets.some((s) => s.body === key && s.colour === paint)) return undefined;
  return Array.from({ length: 36 }, (_, i) => `pictures/spin/${key}-${paint}/${String(i).padStart(2, '0')}.webp`);
};
