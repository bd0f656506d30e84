import { readMoment } from '../vehicle/readers.ts';
import type { Post } from './post.ts';

const momentOf = ({ date }: Post): number => readMoment(date) ?? -Infinity;

const compare = (one: number, other: number): number => (one === other ? 0 : other > one ? 1 : -1);

/**
 * Posts from the newest to the oldest; those without a date last, in the order they came.
 *
 * @example
 * newestPosts([{ slug: 'a', date: '2026-01-01', ... }, { slug: 'b', date: '2026-02-01', ... }]).map(({ slug }) => slug); // => ['b', 'a']
 */
export const newestPosts = (posts: readonly Post[]): Post[] =>
  posts.toSorted((one, other) => compare(momentOf(one), momentOf(other)));
