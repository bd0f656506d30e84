import * as z from 'zod/mini';
import { readObject, readUrl } from '../vehicle/readers.ts';
import { lenient, neededText, number, oneOf, text, url } from '../wire/lenient.ts';

/** A picture as its address or as an object with one. */
const picture = lenient((value) => readUrl(readObject(value)?.['url'] ?? value));

/**
 * A model as it comes over the wire (specification section 3, row 3.O05). The specification says "three body fields" without names;
 * they are taken as `body`, `body2`, `body3`, after the manufacturer's.
 *
 * @example z.parse(modelDocSchema, { name: 'Ranger', slug: 'ranger', status: 'Coming Soon' }) // => status 'coming_soon'
 */
export const modelDocSchema = z.object({
  name: neededText,
  slug: neededText,
  new_slug: text,
  manufacturer_name: text,
  status: oneOf(['new', 'coming_soon']),
  image: picture,
  from_price: number,
  short_description: text,
  override_url: url,
  body: text,
  body2: text,
  body3: text,
});

/** A model as written; see `modelDocSchema`. */
export type ModelDoc = z.output<typeof modelDocSchema>;
