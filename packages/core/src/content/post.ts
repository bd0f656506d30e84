import * as z from 'zod/mini';
import { neededText, text, url } from '../data/lenient.ts';
import { readDoc } from '../data/readDoc.ts';
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

/** A post, or why a document cannot be read as one. */
type ParsedPost =
  | { readonly kind: 'post'; readonly post: Post }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/** Reads a post: it needs a heading, and a slug of lower-case letters, digits and hyphens. Never throws. */
export const parsePost = (input: unknown): ParsedPost => {
  const read = readDoc(postDocSchema, input);
  if (read.kind === 'malformed') return read;
  const { description = '', ...rest } = read.doc;
  return { kind: 'post', post: defined({ ...rest, description }) };
};

/**
 * Reads a site's posts, `content/posts.json`.
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
