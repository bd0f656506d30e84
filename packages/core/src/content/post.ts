import * as z from 'zod/mini';
import { neededText, text, url } from '../data/lenient.ts';
import { readText } from '../data/readers.ts';
import { defined } from '../data/values.ts';
import { contentKind } from './contentKind.ts';

/** An article of the dealer's blog; its body is in `content/posts/<slug>.json`. */
export type Post = {
  /** The slug in its address. */
  readonly slug: string;
  readonly heading: string;
  /** As written, usually "YYYY-MM-DD". */
  readonly date?: string;
  /** One or two sentences. */
  readonly description: string;
  readonly picture?: string;
  /** "Towing". */
  readonly category?: string;
  readonly author?: string;
};

/** The characters allowed in the slug of a post, which is also the name of its file. */
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A post as written in `content/posts.json`. */
export const postDocSchema = z.object({
  slug: z.pipe(
    z.transform((value: unknown) => readText(value)),
    z.string().check(z.regex(slugPattern)),
  ),
  heading: neededText,
  date: text,
  description: text,
  picture: url,
  category: text,
  author: text,
});

/**
 * Reads a site's posts, `content/posts.json`. A post needs a heading, and a slug of lower-case letters, digits and hyphens.
 *
 * @example
 * postsContent.read({ items: [{ slug: 'towing-tips', heading: 'Towing tips' }] })?.items[0]?.slug; // => 'towing-tips'
 */
export const postsContent = /* @__PURE__ */ contentKind({
  name: 'posts',
  schema: postDocSchema,
  itemOf: ({ description = '', ...doc }): Post => defined({ ...doc, description }),
  file: z.object({}),
});
