import * as z from 'zod/mini';
import { manufacturerDocSchema } from '../models/manufacturerDoc.ts';
import { oneOf, text, url } from '../wire/lenient.ts';
import { brandGroups } from './brand.ts';

/**
 * A brand as a site's `content/brands.json` says it: a maker with its group, its words and its link.
 *
 * @example z.parse(brandDocSchema, { name: 'Ford', group: 'Cars' }).group // => 'cars'
 */
export const brandDocSchema = z.extend(manufacturerDocSchema, {
  group: z.pipe(oneOf(brandGroups.map(({ name }) => name)), z.enum(brandGroups.map(({ name }) => name))),
  description: text,
  url,
});

/** A brand as written; see `brandDocSchema`. */
export type BrandDoc = z.output<typeof brandDocSchema>;
