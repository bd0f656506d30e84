/** What is fixed at the lower edge of the window. */
const notices = ['compare-tray', 'action-bar', 'toast', 'consent-bar', 'outbox-notice', 'service-banner', 'chat-button']
  .map((part) => `[data-part="${part}"]`)
  .join();

/** Pixels between the focused element and what would cover it: a focus ring, and the way that notices move while they appear. */
const clearance = 24;

const overlap = (element: Element): number => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.max(
    0,
    ...[...document.querySelectorAll(notices)]
      .filter((notice) => !notice.contains(element))
      .map((notice) => notice.getBoundingClientRect())
      .filter((box) => box.height > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top)
      .map((box) => bottom + clearance - box.top),
  );
};

const scrollerOf = (element: Element): Element => {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      return parent;
  return document.scrollingElement ?? document.documentElement;
};

/**
 * Scrolls what has the keyboard's focus out from under the notices at the lower edge of the window; at the end of the page it makes
 * room first. Call it when a notice appears.
 */
export const clearFocus = (): void => {
  const { activeElement: element } = document;
  if (!element?.matches(':focus-visible')) return;
  const covered = overlap(element);
  if (covered === 0) return;
  const scroller = scrollerOf(element);
  const missing = covered - (scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop);
  if (missing > 0 && scroller === document.scrollingElement) {
    const room = Number.parseFloat(document.body.style.paddingBlockEnd) || 0;
    document.body.style.paddingBlockEnd = `${room + missing}px`;
  }
  scroller.scrollBy({ top: covered, behavior: 'instant' });
};

/**
 * Scrolls whatever gets the focus clear of the notices. Returns a function that stops, and takes back the room at the end of the page.
 */
export const clearFocusedElement = (): (() => void) => {
  // The browser scrolls to what it focuses after the event, often smoothly. What the visitor scrolls later is left alone.
  const clearSoon = (): void => {
    requestAnimationFrame(clearFocus);
    // A new function each time: the same one would be added once, with the time of the first.
    document.addEventListener('scrollend', () => clearFocus(), { signal: AbortSignal.timeout(1_000) });
  };
  document.addEventListener('focusin', clearSoon);
  return () => {
    document.removeEventListener('focusin', clearSoon);
    document.body.style.paddingBlockEnd = '';
  };
};
