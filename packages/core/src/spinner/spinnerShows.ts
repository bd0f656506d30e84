import type { SpinnerState } from './spinnerState.ts';

/** What the 360 box shows beside its picture. `progress` from 0 to 1. */
export type SpinnerShows = {
  readonly loading: boolean;
  readonly progress: number;
  readonly hint: boolean;
  readonly turning: boolean;
};

/**
 * What stands over the picture (rows 2.P03, 2.P04, 2.P06): the loading animation with its progress until every frame is there, then the
 * swipe hint until the first turn by hand; and whether a timer of `autorotateMs` is to run.
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
