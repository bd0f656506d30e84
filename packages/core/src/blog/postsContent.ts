import * as z from 'zod/mini';
import { contentKind } from '../content/contentKind.ts';
import { parsePost } from './parsePost.ts';
import { postDocSchema } from './postDoc.ts';

/**
 * A site's posts, `content/posts.json`.
 *
 * @example
 * postsContent.read({ items: [{ slug: 'towing-tips', heading: 'Towing tips' }] })?.items[0]?.slug; // => 'towing-tips'
 */
export const postsContent = /* @__PURE__ */ contentKind({
  name: 'posts',
  item: postDocSchema,
  parse: parsePost,
  valueOf: ({ post }) => post,
  file: z.object({}),
});
