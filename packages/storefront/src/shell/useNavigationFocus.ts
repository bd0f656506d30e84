import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { retryImport } from '../pageStart/later/retryImport.ts';

/**
 * After each navigation focus moves to the page's heading and its title is announced; filters and sorting leave focus alone;
 * Back returns focus to the link left by (design: navigation for everyone). A first load navigates nowhere: it does without the code.
 */
export const useNavigationFocus = (announce: (text: string) => void): { rememberLink: (href: string) => void } => {
  const location = useLocation();
  const type = useNavigationType();
  const links = useRef(new Map<string, string>());
  const seen = useRef(location);

  useEffect(() => {
    const before = seen.current;
    if (before.key === location.key) return undefined;
    seen.current = location;
    const leftBy = links.current.get(location.key);
    const focused = document.activeElement;
    let isLeft = false;
    let giveUp: (() => void) | undefined;
    retryImport(() => import('./moveFocus.ts')).then(
      ({ moveFocus }) => {
        if (!isLeft) giveUp = moveFocus({ before: before.pathname, location, type, leftBy, focused, announce });
      },
      // Without it the focus stays where it is.
      () => undefined,
    );
    return () => {
      isLeft = true;
      giveUp?.();
    };
  }, [location, type, announce]);

  return { rememberLink: (href) => void links.current.set(location.key, href) };
};
