import type { Post } from '../content/index.ts';

/** A blog post with its heading and description only. */
export const aPost = (change: Partial<Post> = {}): Post => ({
  slug: 'towing-tips',
  heading: 'Towing tips',
  description: 'How to tow.',
  ...change,
});
