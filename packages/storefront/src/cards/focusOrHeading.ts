/** Focuses an element, or the page's heading if there is none: what had the focus is no longer on the page. */
export const focusOrHeading = (element: HTMLElement | null | undefined): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!element) heading?.setAttribute('tabindex', '-1');
  (element ?? heading)?.focus({ preventScroll: !element });
};
