import { spinSets } from './pictureKeys.ts';
import { pictureSetFor, type PictureSubject } from './picturesFor.ts';

/**
 * The paths of the 36 frames (600x400, ten degrees apart) of a vehicle with a spin, else undefined. The turntable is in the
 * studio, so a vehicle that is photographed outdoors has none.
 */
export const spinFor = (subject: PictureSubject): string[] | undefined => {
  const { body, colour, setting } = pictureSetFor(subject);
  if (setting !== 'studio' || !spinSets.some((s) => s.body === body && s.colour === colour)) return undefined;
  return Array.from({ length: 36 }, (_, i) => `pictures/spin/${body}-${colour}/${String(i).padStart(2, '0')}.webp`);
};
