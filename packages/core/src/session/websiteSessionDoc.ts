import * as z from 'zod/mini';
import { number, part, texts, whole } from '../wire/lenient.ts';

/**
 * The website session as it comes over the wire (specification section 3, row 3.F20): the plugins that the website pays for and its
 * overall rating.
 *
 * @example z.parse(websiteSessionDocSchema, { plugins: [{ name: 'Autogauge' }] }).plugins // => ['Autogauge']
 */
export const websiteSessionDocSchema = z.object({
  plugins: texts,
  reviews: part(z.object({ count: whole, average_rating: number })),
});

/** The website session as written; see `websiteSessionDocSchema`. */
export type WebsiteSessionDoc = z.output<typeof websiteSessionDocSchema>;
