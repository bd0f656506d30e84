/** The three views of the 360 box. */
export type SpinnerView = 'spin' | 'images' | 'interior';

/** State of the 360 box of a vehicle. Frames count from 0. */
export type SpinnerState = {
  readonly view: SpinnerView;
  /** The views of this vehicle, in the order of the tabs. */
  readonly views: readonly SpinnerView[];
  readonly frames: number;
  readonly frame: number;
  /** Number of pictures that loaded or failed; the loading animation runs until all have. */
  readonly settled: number;
  /** Frames whose picture failed to load. */
  readonly failed: readonly number[];
  /** Where a drag began, in CSS pixels, and on which frame. */
  readonly drag?: { readonly x: number; readonly frame: number };
  /** Whether the visitor has turned the vehicle: this hides the swipe hint and stops the autorotation. */
  readonly touched: boolean;
  readonly autorotate: boolean;
  /** Milliseconds between two frames of the autorotation. */
  readonly autorotateMs: number;
  readonly reverse: boolean;
  readonly fullscreen: boolean;
};
