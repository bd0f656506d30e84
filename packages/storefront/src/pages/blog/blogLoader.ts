import { postsContent } from '@dealer/core/blog';
import type { Post } from '@dealer/core/blog';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';
import type { LoadedContent } from '../../content/loadContent.ts';

/**
 * Requests the site's posts, once a visit.
 *
 * @example
 * { path: 'blog/vehicle-reviews', loader: blogLoader(deps) }
 */
export const blogLoader = (deps: StorefrontDeps) => (): Promise<LoadedContent<Post>> => loadContent(deps, postsContent);
