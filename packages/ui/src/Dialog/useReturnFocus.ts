import { useRef } from 'react';

/**
 * For a Radix dialog without a trigger, which it opens from links and buttons anywhere on the page: closing returns the focus to the
 * element that had it.
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
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true });
    },
  };
};
