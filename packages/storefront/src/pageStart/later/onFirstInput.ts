// Assistive technology presses with a click alone, and Back moves without any press.
const inputEvents = [
  'scroll',
  'wheel',
  'touchstart',
  'pointerdown',
  'keydown',
  'focusin',
  'click',
  'popstate',
  'beforeprint',
];

/**
 * Calls `run` on input of the visitor, and before printing: once for each kind of event, until the returned function is called.
 */
export const onFirstInput = (run: (event: Event) => void): (() => void) => {
  const stop = new AbortController();
  for (const name of inputEvents) addEventListener(name, run, { once: true, passive: true, signal: stop.signal });
  return () => stop.abort();
};
