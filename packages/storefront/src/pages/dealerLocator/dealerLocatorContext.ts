import { createContext, use } from 'react';
import type { DealerLocatorData } from './dealerLocatorLoader.ts';

export const DealerLocatorContext = createContext<DealerLocatorData | null>(null);

/**
 * What the visitor is looking for, and where that is.
 *
 * @example
 * const { choice, place } = usePageLocator();
 */
export const usePageLocator = (): DealerLocatorData => {
  const data = use(DealerLocatorContext);
  if (!data) throw new Error('This section needs the dealer locator.');
  return data;
};
