import type { SpinnerState } from './spinnerState.ts';

/** What the 360 box shows besides its picture. `progress` from 0 to 1. */
type SpinnerShows = {
  readonly loading: boolean;
  readonly progress: number;
  readonly hint: boolean;
  readonly turning: boolean;
};

/**
 * The overlay of the 360 box: the loading animation with its progress until all frames have loaded, then the swipe hint until the first
 * manual turn; and whether the `autorotateMs` timer runs.
 *
 * @example
 * spinnerShows({ ...state, settled: 18, frames: 36 }); // => { loading: true, progress: 0.5, hint: false, turning: false }
 */
export const spinnerShows = ({ view, settled, frames, touched, autorotate, drag }: SpinnerState): SpinnerShows => {
  const isSpin = view === 'spin';
  const loading = settled < frames;
  return {
    loading: isSpin && loading,
    progress: frames > 0 ? Math.min(1, settled / frames) : 1,
    hint: isSpin && !loading && !touched,
    turning: isSpin && !loading && autorotate && drag === undefined,
  };
};
