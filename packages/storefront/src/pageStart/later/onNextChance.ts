const firstWaitMs = 4_000;
const mostDoublings = 4;

/**
 * Calls `run` once, when what failed to load may come: the connection is back, the visitor returns to the page, or some time has passed,
 * longer after each `attempt`. Returns a function that cancels the call.
 */
export const onNextChance = (run: () => void, attempt: number): (() => void) => {
  const stop = new AbortController();
  const end = (): void => {
    clearTimeout(timer);
    stop.abort();
  };
  const now = (): void => {
    if (document.hidden) return;
    end();
    run();
  };
  const timer = setTimeout(now, firstWaitMs * 2 ** Math.min(attempt, mostDoublings));
  addEventListener('online', now, { signal: stop.signal });
  document.addEventListener('visibilitychange', now, { signal: stop.signal });
  return end;
};
