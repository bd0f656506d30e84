/** The three views of a vehicle's 360 box (specification section 2, Spinner). */
export type SpinnerView = 'spin' | 'images' | 'interior';

/** A vehicle's 360 box at a moment. Frames count from 0. */
export type SpinnerState = {
  readonly view: SpinnerView;
  /** The views that this vehicle has, in the order of their tabs. */
  readonly views: readonly SpinnerView[];
  readonly frames: number;
  readonly frame: number;
  /** Pictures that have arrived or failed; the loading animation stands until all have. */
  readonly settled: number;
  /** Frames whose picture did not come. */
  readonly failed: readonly number[];
  /** Where a drag began, in CSS pixels, and on which frame. */
  readonly drag?: { readonly x: number; readonly frame: number };
  /** Whether the visitor has turned the car: the swipe hint is gone then, and the car does not turn by itself any more. */
  readonly touched: boolean;
  readonly autorotate: boolean;
  /** Milliseconds between two frames of the autorotation. */
  readonly autorotateMs: number;
  readonly reverse: boolean;
  readonly fullscreen: boolean;
};

/** What happens to a 360 box. `x` in CSS pixels. */
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
