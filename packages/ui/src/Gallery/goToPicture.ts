/**
 * Scrolls a gallery inside `root` to a picture without animation, and returns the focus to its full-screen button if nothing else
 * has it. It is not a prop of `Gallery`, since only the lazily loaded lightbox needs it.
 *
 * @example
 * goToPicture(element, 4);
 */
export const goToPicture = (root: HTMLElement, index: number): void => {
  const slide = root.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')[index];
  const track = slide?.parentElement;
  const first = track?.firstElementChild;
  if (!slide || !track || !(first instanceof HTMLElement)) return;
  track.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: 'instant' });
  // Safari does not focus a pressed button; keyboard users would start at the top of the page.
  if (document.activeElement === null || document.activeElement === document.body) track.focus({ preventScroll: true });
};
