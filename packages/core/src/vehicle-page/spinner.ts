import type { Site } from '../site/site.ts';
import type { VehicleBase } from '../vehicle/vehicle.ts';
import type { SpinnerState, SpinnerView } from './spinnerState.ts';
import { framesTurned, wrapFrame } from './spinnerFrames.ts';

/** Labels of the three tabs. */
export const spinnerViewLabels: Readonly<Record<SpinnerView, string>> = {
  spin: 'Spin',
  images: 'Images',
  interior: 'Interior',
};

/** Events of the 360 box. `x` in CSS pixels. */
export type SpinnerEvent =
  | { readonly kind: 'settled' }
  | { readonly kind: 'failed'; readonly frame: number }
  | { readonly kind: 'dragStart'; readonly x: number }
  | { readonly kind: 'dragMove'; readonly x: number }
  | { readonly kind: 'dragEnd' }
  | { readonly kind: 'arrow'; readonly key: 'left' | 'right' }
  | { readonly kind: 'turnTo'; readonly frame: number }
  | { readonly kind: 'tick' }
  | { readonly kind: 'view'; readonly view: SpinnerView }
  | { readonly kind: 'autorotate'; readonly on: boolean }
  | { readonly kind: 'fullscreen'; readonly on: boolean };

/**
 * The initial state of the 360 box, or undefined for a vehicle without a spin: the initial view of the site, and autorotation if the site
 * has it and the visitor does not prefer reduced motion. Views without pictures have no tab.
 *
 * @example
 * startSpinner(vehicle, site, { reducedMotion: false })?.view; // => 'spin'
 */
export const startSpinner = (
  vehicle: Pick<VehicleBase, 'spinImages' | 'spinInteriorImage' | 'pictures'>,
  { detail }: Pick<Site, 'detail'>,
  { reducedMotion }: { reducedMotion: boolean },
): SpinnerState | undefined => {
  const frames = vehicle.spinImages.length;
  if (frames === 0) return undefined;
  const views: SpinnerView[] = [
    'spin',
    ...(vehicle.pictures.length > 0 ? (['images'] as const) : []),
    ...(vehicle.spinInteriorImage === undefined ? [] : (['interior'] as const)),
  ];
  const view = detail.spinnerDefault === 'gallery' && views.includes('images') ? 'images' : 'spin';
  return {
    view,
    views,
    frames,
    frame: 0,
    settled: 0,
    failed: [],
    touched: false,
    autorotate: detail.autorotate && !reducedMotion,
    autorotateMs: detail.autorotateMs,
    reverse: detail.spinReverse,
    fullscreen: false,
  };
};

const withoutDrag = ({ drag: _, ...state }: SpinnerState): SpinnerState => state;
const isLoaded = ({ settled, frames }: SpinnerState): boolean => settled >= frames;

/**
 * The reducer of the 360 box (decision C15). A drag turns one frame for every 20 CSS pixels, an arrow key one frame, both wrapping around.
 * Nothing turns before all pictures have loaded; a failed picture counts as loaded. The first manual turn hides the swipe hint and stops
 * the autorotation; ticks are ignored during a drag and in other views. A hotspot of the list, or the Home key, jumps to its frame. A view
 * that the vehicle does not have cannot be opened.
 *
 * @example
 * spinnerReducer(spinnerReducer(state, { kind: 'dragStart', x: 100 }), { kind: 'dragMove', x: 60 }).frame; // => 2, from 0
 */
export const spinnerReducer = (state: SpinnerState, event: SpinnerEvent): SpinnerState => {
  switch (event.kind) {
    case 'settled':
      return isLoaded(state) ? state : { ...state, settled: state.settled + 1 };
    case 'failed':
      return isLoaded(state) || state.failed.includes(event.frame)
        ? state
        : { ...state, settled: state.settled + 1, failed: [...state.failed, event.frame] };
    case 'dragStart':
      return state.view === 'spin' && isLoaded(state) && Number.isFinite(event.x)
        ? { ...state, drag: { x: event.x, frame: state.frame } }
        : state;
    case 'dragMove': {
      if (state.drag === undefined) return state;
      const turned = framesTurned(event.x - state.drag.x, state.reverse);
      const frame = wrapFrame(state.drag.frame + turned, state.frames);
      if (frame === state.frame && (turned === 0 || state.touched)) return state;
      return { ...state, frame, touched: true, autorotate: false };
    }
    case 'dragEnd':
      return state.drag === undefined ? state : withoutDrag(state);
    case 'arrow': {
      if (state.view !== 'spin' || !isLoaded(state)) return state;
      const turn = (event.key === 'right') === state.reverse ? 1 : -1;
      return { ...state, frame: wrapFrame(state.frame + turn, state.frames), touched: true, autorotate: false };
    }
    case 'turnTo':
      return isLoaded(state) && Number.isInteger(event.frame)
        ? { ...state, frame: wrapFrame(event.frame, state.frames), touched: true, autorotate: false }
        : state;
    case 'tick':
      return state.autorotate && state.view === 'spin' && state.drag === undefined && isLoaded(state)
        ? { ...state, frame: wrapFrame(state.frame + 1, state.frames) }
        : state;
    case 'view':
      return event.view === state.view || !state.views.includes(event.view)
        ? state
        : { ...withoutDrag(state), view: event.view };
    case 'autorotate':
      return event.on === state.autorotate ? state : { ...state, autorotate: event.on };
    case 'fullscreen':
      return event.on === state.fullscreen ? state : { ...state, fullscreen: event.on };
  }
};
