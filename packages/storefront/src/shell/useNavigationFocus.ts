import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { searchNavigation } from '@dealer/search/navigation';

const isSearchNavigation = (state: unknown): boolean => typeof state === 'object' && state !== null && 'kind' in state && state.kind === searchNavigation.kind;

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
  const seen = useRef(location.key);

  useEffect(() => {
    if (seen.current === location.key) return undefined;
    seen.current = location.key;
    if (isSearchNavigation(location.state) || location.hash !== '') return undefined;
    const href = navigationType === 'POP' ? leftBy.current.get(location.key) : undefined;
    return whenHeadingStands((heading) => {
      const link = href === undefined ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
      const target = link ?? heading;
      if (target === heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
      target.focus({ preventScroll: true });
      announce(document.title);
    });
  }, [location, navigationType, announce]);

  return { rememberLink: (href) => void leftBy.current.set(location.key, href) };
};
