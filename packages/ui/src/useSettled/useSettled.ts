import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks the parent of a list with `data-settled` once the browser is idle, and takes the mark away while the list has another number of
 * items. Then each item has been laid out and `contain-intrinsic-size: auto` knows its size; only now may `content-visibility: auto`
 * skip it, or the page would have another length, and Back would lead to another place. The mark is no state, because nothing is rendered
 * for it.
 *
 * @example
 * const list = useRef<HTMLUListElement>(null);
 * useSettled(list, cards.length);
 */
export const useSettled = (list: RefObject<HTMLElement | null>, items: number): void => {
  useLayoutEffect(() => {
    const parent = list.current?.parentElement;
    parent?.removeAttribute('data-settled');
    // Safari has no `requestIdleCallback`, and the styles skip nothing there.
    const idle = globalThis.requestIdleCallback?.(() => parent?.setAttribute('data-settled', ''));
    return () => {
      if (idle) cancelIdleCallback(idle);
    };
  }, [list, items]);
};
