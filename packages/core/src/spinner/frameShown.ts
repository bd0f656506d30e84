import type { SpinnerState } from './spinnerState.ts';
import { wrapFrame } from './wrapFrame.ts';

/**
 * The frame whose picture is on the screen: the one turned to, or, where its picture did not come, the nearest before it that did (row
 * 8.R10: one missing picture is no reason for words). Nothing where half of the pictures or more are missing: that is no turn any more,
 * and the page shows the other pictures instead.
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
