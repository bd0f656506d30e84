import { useCallback } from 'react';
import { useStore } from 'zustand';
import { type PhoneView, phoneView } from '@dealer/core/contact';
import { useStorefront } from '../boot/storefront.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { revealedNumbers } from '../stores/revealedNumbers.ts';

/**
 * How the phone numbers of the page of this path are shown: masked until they are revealed there (decision D7), whole on paper, where
 * nothing can be pressed.
 */
export const usePhoneView = (path: string): ((number: string) => PhoneView) => {
  const storefront = useStorefront();
  const { site } = storefront;
  const revealed = useStore(revealedNumbers(storefront, path));
  const isPrinting = useMediaQuery('print');
  return useCallback(
    (number) => phoneView(number, isPrinting ? [number.replace(/\D/g, '')] : revealed, site),
    [isPrinting, revealed, site],
  );
};
