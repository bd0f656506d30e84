import { readMoment } from '../data/readers.ts';
import { pageCount } from '../search/pageCount.ts';
import type { Post } from './post.ts';

const momentOf = ({ date }: Post): number => readMoment(date) ?? -Infinity;

const compare = (one: number, other: number): number => (one === other ? 0 : other > one ? 1 : -1);

/**
 * Posts from newest to oldest; those without a date last, in order.
 *
 * @example
 * newestPosts([{ slug: 'a', date: '2026-01-01', ... }, { slug: 'b', date: '2026-02-01', ... }]).map(({ slug }) => slug); // => ['b', 'a']
 */
export const newestPosts = (posts: readonly Post[]): Post[] =>
  posts.toSorted((one, other) => compare(momentOf(one), momentOf(other)));

/** The number of posts below an article. */
const atMost = 3;

/**
 * The posts suggested below a post: the newest of its category, then the newest of the others.
 *
 * @example
 * otherPosts(posts, posts[0]).length; // => 3
 */
export const otherPosts = (posts: readonly Post[], { slug, category }: Post): Post[] => {
  const others = newestPosts(posts).filter((post) => post.slug !== slug);
  const isAlike = (post: Post): boolean => category !== undefined && post.category === category;
  return [...others.filter(isAlike), ...others.filter((post) => !isAlike(post))].slice(0, atMost);
};

const perPage = 12;

type PostsPage = {
  readonly posts: readonly Post[];
  /** Counted from 1; a page that does not exist becomes the nearest one. */
  readonly page: number;
  readonly pages: number;
};

/**
 * One page of a site's posts, twelve per page, newest first.
 *
 * @example
 * postsPage(thirteenPosts, '2'); // => { posts: [oldest], page: 2, pages: 2 }
 */
export const postsPage = (posts: readonly Post[], wanted: string | null): PostsPage => {
  const pages = Math.max(1, pageCount({ total: posts.length, hitsPerPage: perPage }));
  const page = /^\d+$/.test(wanted ?? '') ? Math.min(Math.max(Number(wanted), 1), pages) : 1;
  return { posts: newestPosts(posts).slice((page - 1) * perPage, page * perPage), page, pages };
};
