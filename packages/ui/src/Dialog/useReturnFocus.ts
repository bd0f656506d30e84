import { useRef } from 'react';

/**
 * For a Radix dialog without a trigger, which it opens from links and buttons anywhere on the page: closing returns the focus to the
 * element that had it. Nothing had it where the page opened with the dialog: the main part of the page gets it.
 *
 * @example
 * const focus = useReturnFocus();
 * <Radix.Content {...focus}>{fields}</Radix.Content>
 */
export const useReturnFocus = () => {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (): void => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      const before = opener.current === document.body ? document.querySelector('main') : opener.current;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
  };
};
