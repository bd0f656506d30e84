import { useEffect } from 'react';
import type { SearchSession } from '@dealer/search/session';
import { useStorefront } from '../../boot/storefront.ts';
import { onFirstInput } from '../../pageStart/later/onFirstInput.ts';
import { searchMemory } from './searchMemory.ts';

/** Loads results before the press that requests them. Its code loads with the first input; without it a press loads them. */
export const useEarlyAnswers = ({ get, preview }: Pick<SearchSession, 'get' | 'preview'>): void => {
  const storefront = useStorefront();
  useEffect(() => {
    const left = new AbortController();
    const stop = onFirstInput(() => {
      stop();
      void import('./startEarlyAnswers.ts').then(
        ({ startEarlyAnswers }) =>
          startEarlyAnswers(storefront, { session: { get, preview }, ...searchMemory(storefront) }, left.signal),
        () => undefined,
      );
    });
    return () => {
      stop();
      left.abort();
    };
  }, [storefront, get, preview]);
};
