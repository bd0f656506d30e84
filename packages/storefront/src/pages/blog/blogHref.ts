import { pathTo } from '@dealer/core/routes';

/**
 * The address of a page of the list of articles.
 *
 * @example blogHref(2) // => '/blog/vehicle-reviews?page=2'
 */
export const blogHref = (page: number): string => pathTo('blog') + (page === 1 ? '' : `?page=${page}`);
