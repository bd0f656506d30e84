import type { Location } from 'react-router';
import { isSearchAddress } from '@dealer/core/routes';
import { searchNavigation } from '@dealer/search/navigation';
import { overlayOf } from '../browser/useOverlay.ts';

const isSearchNavigation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'kind' in state && state.kind === searchNavigation.kind;

/** A filter, a sort, a dialog of this page, an anchor: the page is the same and focus is where the shopper put it. */
const staysOnPage = (before: string, { pathname, state, hash }: Location, type: string): boolean => {
  if (hash !== '' || overlayOf({ state }) !== undefined) return true;
  const withinSearch = isSearchAddress(before) && isSearchAddress(pathname);
  if (type === 'POP') return withinSearch || before === pathname;
  return isSearchNavigation(state) || (before === pathname && !withinSearch);
};

/** Calls `onHeading` with the page's heading as soon as there is one: a lazy page may come a moment later. Answers how to give up. */
const whenHeadingIsThere = (onHeading: (heading: HTMLElement) => void): (() => void) => {
  const find = (): HTMLElement | null => document.querySelector('main h1');
  const now = find();
  if (now) {
    onHeading(now);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    observer.disconnect();
    onHeading(heading);
  });
  observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** A navigation that has just ended; `leftBy` is the link by which the page was once left. */
type EndedNavigation = {
  readonly before: string;
  readonly location: Location;
  readonly type: string;
  readonly leftBy: string | undefined;
  /** What had the focus as it ended. */
  readonly focused: Element | null;
  readonly announce: (text: string) => void;
};

/**
 * Moves focus after a navigation: to the page's heading, or to the link by which the page was left. Answers how to give up.
 */
export const moveFocus = ({
  before,
  location,
  type,
  leftBy,
  focused,
  announce,
}: EndedNavigation): (() => void) | undefined => {
  if (staysOnPage(before, location, type)) return undefined;
  const href = type === 'POP' ? leftBy : undefined;
  return whenHeadingIsThere((heading) => {
    const link = href === undefined ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
    const target = link ?? heading;
    if (target === heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    // Who has entered a field meanwhile goes on typing there.
    const { activeElement } = document;
    if (activeElement === focused || activeElement === document.body) target.focus({ preventScroll: true });
    announce(document.title);
  });
};
