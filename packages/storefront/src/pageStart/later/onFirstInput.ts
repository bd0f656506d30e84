const moves = ['scroll', 'popstate', 'beforeprint'];
// Assistive technology presses with a click alone.
const presses = ['pointerdown', 'keydown', 'focusin', 'click'];

/** How long what was pressed has network and processor to itself, in milliseconds. */
const headStartMs = 1_000;

/**
 * Calls `run` once, at the first input of the visitor or before printing, unless the returned function is called before. With an element,
 * a press elsewhere on the page calls it a second later: what was pressed comes first.
 */
export const onFirstInput = (run: (event: Event) => void, element?: Element | null): (() => void) => {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    stop.abort();
    clearTimeout(timer);
  };
  const start = (event: Event): void => {
    cancel();
    run(event);
  };
  const press = (event: Event): void => {
    if (!element || moves.includes(event.type) || event.composedPath().includes(element)) start(event);
    else timer ??= setTimeout(start, headStartMs, event);
  };
  for (const name of [...moves, ...presses]) addEventListener(name, press, { passive: true, signal: stop.signal });
  return cancel;
};
