/** Browsers without `requestIdleCallback` (Safari) wait this many milliseconds instead. */
const idleFallbackMs = 200;

/** A page that is never idle, as on a slow phone with an animation, runs it after this many milliseconds. */
const longestWaitMs = 5_000;

const onIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: longestWaitMs });
  else setTimeout(run, idleFallbackMs);
};

/**
 * Calls `run` once the page has painted its largest content and the browser is idle, or five seconds later. Every candidate for the largest paint, and every
 * picture of high priority that is still loading, restarts the wait. A browser that reports no paints only waits for the pictures.
 * Returns a function that cancels the call.
 */
export const onIdleAfterPaint = (run: () => void): (() => void) => {
  let attempt = 0;
  const wait = (): void => {
    const current = ++attempt;
    onIdle(() => {
      if (current !== attempt) return;
      const picture = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')].find(
        ({ complete }) => !complete,
      );
      if (picture) for (const end of ['load', 'error']) picture.addEventListener(end, wait, { once: true });
      else {
        cancel();
        run();
      }
    });
  };
  const observer = new PerformanceObserver(wait);
  const cancel = (): void => {
    attempt += 1;
    observer.disconnect();
  };
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  wait();
  return cancel;
};
