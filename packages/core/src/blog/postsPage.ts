import { pageCount } from '../search/pageCount.ts';
import { newestPosts } from './newestPosts.ts';
import type { Post } from './post.ts';

/** Posts on one page of the list. */
const perPage = 12;

/** One page of the list of posts. */
export type PostsPage = {
  readonly posts: readonly Post[];
  /** From 1; a page that is not there is the nearest that is. */
  readonly page: number;
  readonly pages: number;
};

/**
 * One page of a site's posts, twelve at a time, newest first.
 *
 * @example
 * postsPage(thirteenPosts, '2'); // => { posts: [oldest], page: 2, pages: 2 }
 */
export const postsPage = (posts: readonly Post[], wanted: string | null): PostsPage => {
  const pages = Math.max(1, pageCount({ total: posts.length, hitsPerPage: perPage }));
  const page = /^\d+$/.test(wanted ?? '') ? Math.min(Math.max(Number(wanted), 1), pages) : 1;
  return { posts: newestPosts(posts).slice((page - 1) * perPage, page * perPage), page, pages };
};
