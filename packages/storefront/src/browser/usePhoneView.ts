import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { type PhoneView, phoneView } from '@dealer/core/contact';
import { useStorefront } from '../boot/storefront.ts';
import { revealedNumbers } from '../stores/revealedNumbers.ts';

const paper = (): MediaQueryList => matchMedia('print');

const watchPaper = (act: () => void): (() => void) => {
  const query = paper();
  query.addEventListener('change', act);
  return () => query.removeEventListener('change', act);
};

/**
 * How the phone numbers of the page of this path are shown: masked until they are revealed there (decision D7), whole on paper, where
 * nothing can be pressed.
 */
export const usePhoneView = (path: string): ((number: string) => PhoneView) => {
  const storefront = useStorefront();
  const { site } = storefront;
  const revealed = useStore(revealedNumbers(storefront, path));
  const isPrinting = useSyncExternalStore(
    watchPaper,
    () => paper().matches,
    () => false,
  );
  return useCallback(
    (number) => phoneView(number, isPrinting ? [number.replace(/\D/g, '')] : revealed, site),
    [isPrinting, revealed, site],
  );
};
