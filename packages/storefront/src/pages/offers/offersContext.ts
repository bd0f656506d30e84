import { createContext, use } from 'react';
import type { OffersLoaderData } from './offersLoader.ts';

export const OffersContext = createContext<OffersLoaderData>({
  kind: 'none',
  reduced: Promise.resolve({ kind: 'ok', value: [] }),
});

/**
 * The dealer's offers that the page lists, and the vehicles with a reduced price.
 *
 * @example
 * const listed = usePageOffers();
 */
export const usePageOffers = (): OffersLoaderData => use(OffersContext);
