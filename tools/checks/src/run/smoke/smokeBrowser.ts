/** A key that types no character. */
export type Key = 'Enter' | 'Escape' | 'PageDown' | 'End';

/** What a journey needs from a browser, for any protocol. */
export type SmokeBrowser = {
  /** Loads an address and waits for its document. */
  open: (url: string) => Promise<void>;
  /** Runs a function, or the source of a library, in the page. The function may use its arguments only. */
  run: <Args extends unknown[], Result>(inPage: string | ((...args: Args) => Result), ...args: Args) => Promise<Result>;
  /** Presses and releases the left button of the mouse at a point of the viewport. */
  pressAt: (x: number, y: number) => Promise<void>;
  /** Types into the field that has focus. */
  type: (text: string) => Promise<void>;
  pressKey: (key: Key) => Promise<void>;
  back: () => Promise<void>;
  screenshot: (file: string) => Promise<void>;
  close: () => Promise<void>;
};

/** The window's size: phone or desktop layout. */
type WindowSize = { width: number; height: number };

/** Features of newer browsers that a run switches off, so that an older browser is simulated. */
export type WithoutFeature = 'anchor positioning' | 'popover';

export type StartOptions = { size: WindowSize; without: readonly WithoutFeature[] };
