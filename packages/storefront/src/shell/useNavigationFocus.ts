import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Location } from 'react-router';
import { isSearchPath, searchNavigation } from '@dealer/search/navigation';
import { overlayOf } from '../widgets/useOverlay.ts';

const isSearchNavigation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'kind' in state && state.kind === searchNavigation.kind;

/** A filter, a sort, a dialog of this page, an anchor: the page is the same and focus is where the shopper put it. */
const staysOnPage = (before: string, { pathname, state, hash }: Location, type: string): boolean => {
  if (hash !== '' || overlayOf({ state }) !== undefined) return true;
  const withinSearch = isSearchPath(before) && isSearchPath(pathname);
  if (type === 'POP') return withinSearch || before === pathname;
  return isSearchNavigation(state) || (before === pathname && !withinSearch);
};

/** Waits for the page's heading (a lazy page may come a moment later), then hands it over. */
const whenHeadingStands = (handOver: (heading: HTMLElement) => void): (() => void) => {
  const find = (): HTMLElement | null => document.querySelector('main h1');
  const now = find();
  if (now) {
    handOver(now);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    observer.disconnect();
    handOver(heading);
  });
  observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/**
 * After each navigation focus moves to the page's heading and its title is announced; filters and sorting leave focus alone;
 * Back returns focus to the link left by (design: navigation for everyone).
 *
 * @example
 * useNavigationFocus(setAnnouncement);
 */
export const useNavigationFocus = (announce: (text: string) => void): { rememberLink: (href: string) => void } => {
  const location = useLocation();
  const navigationType = useNavigationType();
  const leftBy = useRef(new Map<string, string>());
  const seen = useRef(location);

  useEffect(() => {
    const before = seen.current;
    if (before.key === location.key) return undefined;
    seen.current = location;
    if (staysOnPage(before.pathname, location, navigationType)) return undefined;
    const href = navigationType === 'POP' ? leftBy.current.get(location.key) : undefined;
    return whenHeadingStands((heading) => {
      const link =
        href === undefined ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
      const target = link ?? heading;
      if (target === heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
      target.focus({ preventScroll: true });
      announce(document.title);
    });
  }, [location, navigationType, announce]);

  return { rememberLink: (href) => void leftBy.current.set(location.key, href) };
};
