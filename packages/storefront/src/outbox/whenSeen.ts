/** A confirmation counts as seen when it was on screen this long: a page that goes away sooner leaves it to the next one. */
export const confirmationMs = 1_000;

/**
 * Does the work once a confirmation that is on screen now was there long enough, counted from when the page is visible. The returned
 * function cancels it.
 *
 * @example
 * useEffect(() => whenSeen(() => outbox.forget(key)), [outbox, key]);
 */
export const whenSeen = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(work, confirmationMs);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
  };
};
