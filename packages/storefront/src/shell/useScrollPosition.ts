import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { ownValue } from '@dealer/core/data';
import { useStorefront } from '../boot/storefront.ts';
import { fieldsOf } from '../stores/fields.ts';
import { persisted } from '../stores/persisted.ts';

/**
 * Scrolls to the top of a new page and, after Back, Forward and Reload, to where its entry of the history was left. The router has a
 * component for it, which weighs three times as much and mistakes anchors for one another.
 */
export const useScrollPosition = (): void => {
  const { router, session } = useStorefront();
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const [stored] = useState(() => persisted(session.storage, `${session.prefix}scroll`, fieldsOf, 1, {}));
  const [positions] = useState((): Record<string, unknown> => ({ ...stored.read() }));

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    let { location } = router.state;
    const leave = (): void => {
      positions[location.key] = scrollY;
      ({ location } = router.state);
    };
    const save = (): void => {
      leave();
      stored.write(positions);
    };
    addEventListener('pagehide', save);
    const stop = router.subscribe((state) => (state.location === location ? undefined : leave()));
    return () => {
      removeEventListener('pagehide', save);
      stop();
    };
  }, [router, stored, positions]);

  useLayoutEffect(() => {
    // An anchor's entry, which the browser made, is called "default" like every other.
    const left = type === 'POP' && key !== 'default' ? ownValue(positions, key) : undefined;
    if (typeof left === 'number') scrollTo(0, left);
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!router.state.preventScrollReset) scrollTo(0, 0);
  }, [router, positions, key, hash, type]);
};
