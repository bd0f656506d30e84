/**
 * A frame of a full turn, whichever way and however often one turns past the ends.
 *
 * @example
 * wrapFrame(-1, 36); // => 35
 */
export const wrapFrame = (frame: number, frames: number): number =>
  frames > 0 ? ((frame % frames) + frames) % frames : 0;
