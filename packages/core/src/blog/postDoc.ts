import * as z from 'zod/mini';
import { readText } from '../vehicle/readers.ts';
import { neededText, text, url } from '../wire/lenient.ts';

/** What may be in the address of a post, and in the name of its file. */
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A post as it stands in `content/posts.json`. The specification names no entity, only what a card shows (section 2, Other screens;
 * row 2.O08).
 *
 * @example z.parse(postDocSchema, { slug: 'towing-tips', heading: 'Towing tips', date: '2026-03-15' }).heading // => 'Towing tips'
 */
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

/** A post as written; see `postDocSchema`. */
export type PostDoc = z.output<typeof postDocSchema>;
