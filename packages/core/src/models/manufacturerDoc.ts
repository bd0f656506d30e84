import * as z from 'zod/mini';
import { neededText, part, text, url, whole } from '../wire/lenient.ts';

/**
 * A maker as it comes over the wire (specification section 3, row 3.O06).
 *
 * @example z.parse(manufacturerDocSchema, { name: 'Ford', slug: 'ford', logo: { url: '/ford.svg' } }).logo // => { url: '/ford.svg' }
 */
export const manufacturerDocSchema = z.object({
  id: whole,
  name: neededText,
  slug: text,
  logo: part(z.object({ url })),
  manufacturer_body: text,
  manufacturer_body2: text,
  manufacturer_body3: text,
});

/** A maker as written; see `manufacturerDocSchema`. */
export type ManufacturerDoc = z.output<typeof manufacturerDocSchema>;
