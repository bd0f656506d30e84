import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures of a story differ; `overlay` is a picture of the difference. */
export type PictureChange =
  | { kind: 'same' }
  | { kind: 'new' }
  | { kind: 'gone' }
  | { kind: 'changed'; pixels: number; overlay: Buffer };

/** How much a colour may differ before somebody could see it, from 0 to 1. */
const threshold = 0.05;

/** A picture on a larger ground, so that pictures of different sizes can be compared. */
const onGround = (picture: PNG, width: number, height: number): PNG => {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
};

/**
 * Compares two pictures pixel by pixel, as people see colours. Edges that are smoothed in another way are no difference; another size is.
 *
 * @example
 * comparePictures(readFileSync('before.png'), readFileSync('after.png')) // => { kind: 'changed', pixels: 120, overlay }
 */
export const comparePictures = (before: Buffer | undefined, after: Buffer | undefined): PictureChange => {
  if (before === undefined || after === undefined) return { kind: before === undefined ? 'new' : 'gone' };
  if (before.equals(after)) return { kind: 'same' };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const overlay = new PNG({ width, height });
  const [{ data: left }, { data: right }] = [onGround(one, width, height), onGround(other, width, height)];
  const pixels = pixelmatch(left, right, overlay.data, width, height, { threshold });
  const isSameSize = one.width === other.width && one.height === other.height;
  return pixels === 0 && isSameSize ? { kind: 'same' } : { kind: 'changed', pixels, overlay: PNG.sync.write(overlay) };
};
