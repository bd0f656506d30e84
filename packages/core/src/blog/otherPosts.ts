import { newestPosts } from './newestPosts.ts';
import type { Post } from './post.ts';

/** Posts below an article. */
const atMost = 3;

/**
 * What to read after a post: the newest of its category, then the newest of the others.
 *
 * @example
 * otherPosts(posts, posts[0]).length; // => 3
 */
export const otherPosts = (posts: readonly Post[], { slug, category }: Post): Post[] => {
  const others = newestPosts(posts).filter((post) => post.slug !== slug);
  const isAlike = (post: Post): boolean => category !== undefined && post.category === category;
  return [...others.filter(isAlike), ...others.filter((post) => !isAlike(post))].slice(0, atMost);
};
