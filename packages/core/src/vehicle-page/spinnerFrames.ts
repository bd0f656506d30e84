import type { SpinnerState } from './spinnerState.ts';

/** Drag that turns the 360 view by one frame. */
const spinnerStep = 20;

/** Wraps a frame number into the range of a full turn. */
export const wrapFrame = (frame: number, frames: number): number =>
  frames > 0 ? ((frame % frames) + frames) % frames : 0;

/**
 * The angle of a frame in whole degrees from 0 to 359, clockwise from the first picture: the value of the slider. It grows with the right
 * arrow key, whatever the direction of the set.
 *
 * @example
 * frameAngle({ frame: 35, frames: 36, reverse: false }); // => 10
 */
export const frameAngle = ({ frame, frames, reverse }: Pick<SpinnerState, 'frame' | 'frames' | 'reverse'>): number =>
  frames > 0 ? Math.round((wrapFrame(reverse ? frame : -frame, frames) / frames) * 360) : 0;

/**
 * The frame to draw: the current one, or the nearest earlier one whose picture loaded (a single missing picture needs no message).
 * Undefined if half of the pictures or more are missing: the page then shows the other pictures instead.
 *
 * @example
 * frameShown({ frame: 5, frames: 36, failed: [5, 4] }); // => 3
 */
export const frameShown = ({
  frame,
  frames,
  failed,
}: Pick<SpinnerState, 'frame' | 'frames' | 'failed'>): number | undefined => {
  if (failed.length * 2 >= frames) return undefined;
  for (let back = 0; back < frames; back += 1) {
    const candidate = wrapFrame(frame - back, frames);
    if (!failed.includes(candidate)) return candidate;
  }
  return undefined;
};

/**
 * The number of frames that a drag of so many CSS pixels turns (decision C15): one for each full 20 pixels. A drag to the right shows the
 * previous frame, as pictures are taken clockwise; `reverse` is for sets taken the other way.
 */
export const framesTurned = (pixels: number, reverse: boolean): number => {
  const steps = Number.isFinite(pixels) ? Math.trunc(pixels / spinnerStep) : 0;
  // Avoid -0, which is not equal to 0 in every comparison.
  return steps === 0 ? 0 : reverse ? steps : -steps;
};
