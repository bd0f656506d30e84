import { brandsContent } from '@dealer/core/brands';
import type { Brand } from '@dealer/core/brands';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';
import type { LoadedContent } from '../../content/loadContent.ts';

/**
 * Requests the brands of the site.
 *
 * @example
 * { path: 'brands', loader: brandsLoader(deps) }
 */
export const brandsLoader = (deps: StorefrontDeps) => (): Promise<LoadedContent<Brand>> =>
  loadContent(deps, brandsContent);
