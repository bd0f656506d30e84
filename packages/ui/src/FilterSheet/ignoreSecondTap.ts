/** How soon after a tap, and how near to it, a second one counts as part of a double tap. */
const doubleTap = { ms: 400, px: 40 };

/**
 * Ignores a second click at the same spot: the second tap of a double tap would press what a closing sheet uncovers.
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
