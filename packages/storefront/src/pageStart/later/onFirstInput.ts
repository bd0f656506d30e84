import { areLoaded } from './loads.ts';

const moves = ['scroll', 'popstate', 'beforeprint'];
// Assistive technology presses with a click alone.
const presses = ['pointerdown', 'keydown', 'focusin', 'click'];

/** In milliseconds. In this time what was pressed begins to load; other parts wait for it. */
const headStartMs = 1_000;

/**
 * Calls `run` once, at the first input of the visitor or before printing, unless the returned function is called before. With an element,
 * a press elsewhere on the page calls it a second later, when the code has come that was requested until then: what was pressed comes first.
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
    else
      timer ??= setTimeout(() => {
        void areLoaded().then(() => stop.signal.aborted || start(event));
      }, headStartMs);
  };
  for (const name of [...moves, ...presses]) addEventListener(name, press, { signal: stop.signal });
  return cancel;
};
