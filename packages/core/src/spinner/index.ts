export { framesTurned } from './framesTurned.ts';
export { hotspotsAt, type PlacedHotspot } from './hotspotsAt.ts';
export { spinnerReducer } from './spinnerReducer.ts';
export { spinnerShows, type SpinnerShows } from './spinnerShows.ts';
export type { SpinnerEvent, SpinnerState, SpinnerView } from './spinnerState.ts';
export { spinnerViewLabels } from './spinnerViewLabels.ts';
export { startSpinner } from './startSpinner.ts';
export { wrapFrame } from './wrapFrame.ts';
