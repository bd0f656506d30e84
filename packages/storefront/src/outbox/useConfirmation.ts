import { useEffect, useRef } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import { openOutbox } from './openOutbox.ts';
import { whenSeen } from './whenSeen.ts';

/**
 * Marks this page as the confirmation of a lead: the notice does not show the lead, and the device removes it once the confirmation was
 * seen or the shopper has left the page. After a reload or a closed tab the next page confirms it.
 */
export const useConfirmation = (key: string | undefined): void => {
  const storefront = useStorefront();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (key === undefined) return undefined;
    clearTimeout(leaving.current);
    const outbox = openOutbox(storefront);
    // Never shown again: an accepted lead is removed, and its key is not reused.
    outbox.hideNotice(key);
    const confirm = (): void => void outbox.forget(key);
    const stop = whenSeen(confirm);
    return () => {
      stop();
      // Strict mode mounts twice: only an unmount without a new mount means that the shopper has left the page.
      leaving.current = setTimeout(confirm);
    };
  }, [storefront, key]);
};
