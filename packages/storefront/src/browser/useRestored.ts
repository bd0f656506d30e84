import { useEffect, useEffectEvent } from 'react';

/**
 * Runs when Back brings this page from the browser's memory (the back/forward cache), as it was when the shopper left it for another
 * website: what waited for leaving still waits.
 */
export const useRestored = (work: () => void): void => {
  const run = useEffectEvent(work);
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) run();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
};
