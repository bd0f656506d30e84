import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whether the component is still on the page, for work that may end after the shopper has closed it or gone elsewhere.
 */
export const useIsShown = (): Readonly<RefObject<boolean>> => {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
};
