import { PNG } from 'pngjs';

/** Differences of one channel, of 255, that come from drawing the same content in another order. */
const drawingNoise = 16;

/** The number of pixels that differ between two screenshots; all of them if the sizes differ. */
export const differentPixels = (before: Buffer, after: Buffer): number => {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (a.width !== b.width || a.height !== b.height) return b.width * b.height;
  let different = 0;
  for (let pixel = 0; pixel < a.data.length; pixel += 4)
    if ([0, 1, 2].some((at) => Math.abs((a.data[pixel + at] ?? 0) - (b.data[pixel + at] ?? 0)) > drawingNoise))
      different += 1;
  return different;
};
