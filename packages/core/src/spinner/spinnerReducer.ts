import { framesTurned } from './framesTurned.ts';
import type { SpinnerEvent, SpinnerState } from './spinnerState.ts';
import { wrapFrame } from './wrapFrame.ts';

const withoutDrag = ({ drag: _, ...state }: SpinnerState): SpinnerState => state;
const isLoaded = ({ settled, frames }: SpinnerState): boolean => settled >= frames;

/**
 * The 360 box after an event (rows 2.P01 to 2.P07; decision C15). A drag turns by one frame for every 20 CSS pixels from where it began, an
 * arrow key by one, round and round. Nothing turns before all pictures are there; one that fails counts as there, so that the others can
 * be seen. The first turn by hand takes the swipe hint away and ends the autorotation; a tick does nothing while the hand is on it or
 * another view is open. A hotspot of the list, or the Home key, turns to its frame at once. A view that the vehicle does not have is not opened.
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
