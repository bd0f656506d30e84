import { defined } from '../wire/defined.ts';
import { readDoc } from '../wire/readDoc.ts';
import type { Post } from './post.ts';
import { postDocSchema } from './postDoc.ts';

/** A post, or why a document cannot be one. */
export type ParsedPost =
  | { readonly kind: 'post'; readonly post: Post }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/**
 * Reads a post: it needs a slug of small letters, digits and hyphens, and a heading. Never throws.
 *
 * @example
 * parsePost({ slug: 'towing-tips', heading: 'Towing tips' }); // => { kind: 'post', post: { slug: 'towing-tips', heading: 'Towing tips', description: '' } }
 */
export const parsePost = (input: unknown): ParsedPost => {
  const read = readDoc(postDocSchema, input);
  if (read.kind === 'malformed') return read;
  const { description = '', ...rest } = read.doc;
  return { kind: 'post', post: defined({ ...rest, description }) };
};
