import { pathTo } from '@dealer/core/routes';

/** The address of a page of the list of articles. */
export const blogHref = (page: number): string => pathTo('blog') + (page === 1 ? '' : `?page=${page}`);
