import { spinnerStep } from '../limits/sizes.ts';

/**
 * By how many frames a drag of so many CSS pixels turns the car (row 2.P05; decision C15): one for each whole 20. Dragged to the right it
 * shows the frame before, as the pictures are taken clockwise; `reverse` is for sets taken the other way.
 *
 * @example
 * framesTurned(45, false); // => -2
 */
export const framesTurned = (pixels: number, reverse: boolean): number => {
  const steps = Number.isFinite(pixels) ? Math.trunc(pixels / spinnerStep) : 0;
  // Not "-0": it is the same frame, but not the same to every comparison.
  return steps === 0 ? 0 : reverse ? steps : -steps;
};
