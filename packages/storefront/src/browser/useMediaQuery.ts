import { useSyncExternalStore } from 'react';

/** Does the window match a media query, now and after each change? */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    // A server writes the page of a phone.
    () => false,
  );
