/** How long after a tap another at the same spot belongs to it, and how far apart the two may be. */
const doubleTap = { ms: 400, px: 40 };

/**
 * Drops a click that follows at the same spot: the second tap of a double tap would open what a closing sheet uncovers.
 *
 * @example
 * <button onClick={(event) => { ignoreSecondTap(event); close(); }}>Show results</button>
 */
export const ignoreSecondTap = ({ clientX, clientY }: { clientX: number; clientY: number }): void => {
  // A click without a position comes from a keyboard.
  if (clientX === 0 && clientY === 0) return;
  const drop = (event: MouseEvent): void => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > doubleTap.px) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', drop, { capture: true });
  setTimeout(() => document.removeEventListener('click', drop, { capture: true }), doubleTap.ms);
};
