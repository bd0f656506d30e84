const moves = ['scroll', 'wheel', 'popstate', 'beforeprint'];
// Assistive technology presses with a click alone.
const presses = ['touchstart', 'pointerdown', 'keydown', 'focusin', 'click'];

/** How long what was pressed has network and processor to itself, in milliseconds. */
const headStartMs = 1_000;

/**
 * Calls `run` on input of the visitor, and before printing: once for each kind of event, until the returned function is called. With an
 * element, a press elsewhere on the page calls it a second later: what was pressed comes first.
 */
export const onFirstInput = (run: (event: Event) => void, element?: Element | null): (() => void) => {
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const press = (event: Event): void => {
    if (!element || (event.target instanceof Node && element.contains(event.target))) run(event);
    else timer ??= setTimeout(run, headStartMs, event);
  };
  for (const name of moves) addEventListener(name, run, { ...options, once: true });
  for (const name of presses) addEventListener(name, press, { ...options, once: !element });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
};
