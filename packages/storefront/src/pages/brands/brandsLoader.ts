import { type Brand, brandsContent } from '@dealer/core/brands';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent, type LoadedContent } from '../../content/loadContent.ts';

/**
 * Requests the brands of the site.
 *
 * @example
 * { path: 'brands', loader: brandsLoader(deps) }
 */
export const brandsLoader = (deps: StorefrontDeps) => (): Promise<LoadedContent<Brand>> =>
  loadContent(deps, brandsContent);
