import { useEffect, useState } from 'react';
import { useStorefront } from '../boot/storefront.ts';

/** The viewport has room for filters next to the results. */
export const desktopQuery = '(min-width: 64rem)';

/**
 * Whether the viewport is that of a desktop. Undefined in a first view that a server has written, until the viewport changes: the server
 * does not know it, so such a page has the parts for both, and styles show those that fit.
 */
export const useDesktop = (): boolean | undefined => {
  const { isFirstView } = useStorefront();
  const [isDesktop, setDesktop] = useState(() => (isFirstView() ? undefined : matchMedia(desktopQuery).matches));
  useEffect(() => {
    const media = matchMedia(desktopQuery);
    const onChange = (): void => setDesktop(media.matches);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, []);
  return isDesktop;
};
