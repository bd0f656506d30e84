import { createContext, use } from 'react';
import type { Brand } from '@dealer/core/brands';

/** The brands of the site, or that they could not be loaded. */
export const BrandsContext = createContext<readonly Brand[] | 'failed'>('failed');

/**
 * The brands that the page lists.
 *
 * @example
 * const brands = usePageBrands();
 */
export const usePageBrands = (): readonly Brand[] | 'failed' => use(BrandsContext);
