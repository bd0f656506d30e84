/**
 * Puts a gallery inside `root` to a picture, at once, and gives focus back to the button that fills the screen where nothing else has it.
 * Not a prop of `Gallery`: only what opens over it needs this, and that is fetched on need.
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
  // Safari gives a pressed button no focus; whoever uses the keyboard would start at the top of the page.
  if (document.activeElement === null || document.activeElement === document.body) track.focus({ preventScroll: true });
};
