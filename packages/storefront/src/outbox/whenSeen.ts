/** A confirmation counts as seen after so long on screen; where the page closes sooner, the next page shows it. */
export const confirmationMs = 1_000;

/**
 * Runs the work once the confirmation was on screen long enough while the page was visible. The returned function cancels it.
 */
export const whenSeen = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(work, confirmationMs);
  };
  document.addEventListener('visibilitychange', check);
  check();
  return () => {
    document.removeEventListener('visibilitychange', check);
    clearTimeout(timer);
  };
};
