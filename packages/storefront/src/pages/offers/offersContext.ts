import { createContext, use } from 'react';
import type { OffersLoaderData } from './offersLoader.ts';

export const OffersContext = createContext<OffersLoaderData>({ kind: 'none' });

/**
 * The dealer's offers that the page lists.
 *
 * @example
 * const listed = usePageOffers();
 */
export const usePageOffers = (): OffersLoaderData => use(OffersContext);
