import { createContext, use } from 'react';
import type { BrandLoaderData } from './brandLoader.ts';

/** What the sections of a brand's page are about. */
export type PageBrand = Extract<BrandLoaderData, { kind: 'brand' }>;

export const BrandContext = createContext<PageBrand | null>(null);

/**
 * The brand of the page.
 *
 * @example
 * const { name } = usePageBrand();
 */
export const usePageBrand = (): PageBrand => {
  const brand = use(BrandContext);
  if (!brand) throw new Error('This section needs the page of a brand.');
  return brand;
};
