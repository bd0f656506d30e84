import { type Post, postsContent } from '@dealer/core/content';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent, type LoadedContent } from '../../content/loadContent.ts';

/**
 * Requests the site's posts, once a visit.
 *
 * @example
 * { path: 'blog/vehicle-reviews', loader: blogLoader(deps) }
 */
export const blogLoader = (deps: StorefrontDeps) => (): Promise<LoadedContent<Post>> => loadContent(deps, postsContent);
