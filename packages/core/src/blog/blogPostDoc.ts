import * as z from 'zod/mini';
import { readObject, readUrl } from '../vehicle/readers.ts';
import { lenient, neededText, text, url } from '../wire/lenient.ts';

const picture = lenient((value) => readUrl(readObject(value)?.['url'] ?? value));

/**
 * A blog post as it comes over the wire. The specification names no entity, only what a card shows (section 2, Other screens; row
 * 2.O08).
 *
 * @example z.parse(blogPostDocSchema, { heading: 'Towing tips', date: '2026-03-15' }).heading // => 'Towing tips'
 */
export const blogPostDocSchema = z.object({ heading: neededText, date: text, description: text, url, image: picture });

/** A blog post as written; see `blogPostDocSchema`. */
export type BlogPostDoc = z.output<typeof blogPostDocSchema>;
