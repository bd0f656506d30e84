import type { SpinnerState } from './spinnerState.ts';
import { wrapFrame } from './wrapFrame.ts';

/**
 * How far the vehicle is turned to the right from its first picture, in whole degrees from 0 to 359: what a slider says of a frame. It
 * grows with the right arrow key, whichever way the set was taken.
 *
 * @example
 * frameAngle({ frame: 35, frames: 36, reverse: false }); // => 10
 */
export const frameAngle = ({ frame, frames, reverse }: Pick<SpinnerState, 'frame' | 'frames' | 'reverse'>): number =>
  frames > 0 ? Math.round((wrapFrame(reverse ? frame : -frame, frames) / frames) * 360) : 0;
