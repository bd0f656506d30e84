import { useEffect, useRef } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import { openOutbox } from './openOutbox.ts';
import { whenSeen } from './whenSeen.ts';

/**
 * This page confirms the lead of this key: the notice leaves it alone, and the device forgets it once the confirmation was seen, or the
 * shopper went on. A reload or a closed tab before that keeps it for the next page.
 *
 * @example
 * useConfirmation(lead?.key);
 */
export const useConfirmation = (key: string | undefined): void => {
  const storefront = useStorefront();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (key === undefined) return undefined;
    clearTimeout(leaving.current);
    const outbox = openOutbox(storefront);
    // Not released: an accepted lead is forgotten, and its key never comes back.
    outbox.hold(key);
    const confirm = (): void => void outbox.forget(key);
    const stop = whenSeen(confirm);
    return () => {
      stop();
      // Strict mode mounts twice: only an unmount that is not followed by a mount means that the shopper went on.
      leaving.current = setTimeout(confirm);
    };
  }, [storefront, key]);
};
