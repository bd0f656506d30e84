import { createContext, use } from 'react';
import type { SiteLocation } from '@dealer/core/site';

/** The location that the sections of a dealership's page are about. */
export const DealershipContext = createContext<SiteLocation | null>(null);

/**
 * The location of the page.
 *
 * @example
 * const { name } = usePageLocation();
 */
export const usePageLocation = (): SiteLocation => {
  const location = use(DealershipContext);
  if (!location) throw new Error('This section needs the page of a dealership.');
  return location;
};
