import { PNG } from 'pngjs';

/** Differences of one channel, of 255, that come from drawing the same content in another order. */
const drawingNoise = 16;

/**
 * The largest difference of a channel between two screenshots of the same size, from 0 to 255, without the noise of drawing.
 *
 * @example
 * visualDifference(await page.screenshot(), await page.screenshot()) // => 0
 */
export const visualDifference = (before: Buffer, after: Buffer): number => {
  const [a, b] = [PNG.sync.read(before).data, PNG.sync.read(after).data];
  if (a.length !== b.length) return 255;
  let most = 0;
  for (let at = 0; at < a.length; at += 1) most = Math.max(most, Math.abs((a[at] ?? 0) - (b[at] ?? 0)));
  return most <= drawingNoise ? 0 : most;
};
