import { useSyncExternalStore } from 'react';

const subscribe = (onScroll: () => void): (() => void) => {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
};

/** Whether the page is scrolled down by more than so many pixels. */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.scrollY > px,
    () => false,
  );
