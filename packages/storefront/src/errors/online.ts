import { useEffect } from 'react';

/** Calls back when the connection is back. Returns a function that stops that. */
export const onOnline = (run: () => unknown): (() => void) => {
  addEventListener('online', run);
  return () => removeEventListener('online', run);
};

/** Calls back when the connection is back: what failed without one is tried again without a press. */
export const useWhenOnline = (run: () => unknown): void => useEffect(() => onOnline(run), [run]);
