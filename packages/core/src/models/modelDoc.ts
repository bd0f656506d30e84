import * as z from 'zod/mini';
import { readObject, readUrl } from '../vehicle/readers.ts';
import { lenient, list, neededText, number, oneOf, text, url } from '../wire/lenient.ts';

const readPicture = (value: unknown): string | undefined => readUrl(readObject(value)?.['url'] ?? value);

/**
 * A model as it comes over the wire (specification section 3, row 3.O05). The specification says "three body fields" without names;
 * they are taken as `body`, `body2`, `body3`, after the manufacturer's. A picture is its address or an object with one. From
 * `price_type` on, the fields are the platform's own: what a model's page says more than its tile.
 *
 * @example z.parse(modelDocSchema, { name: 'Ranger', slug: 'ranger', status: 'Coming Soon' }) // => status 'coming_soon'
 */
export const modelDocSchema = z.object({
  name: neededText,
  slug: neededText,
  new_slug: text,
  manufacturer_name: text,
  status: oneOf(['new', 'coming_soon']),
  image: lenient(readPicture),
  from_price: number,
  short_description: text,
  override_url: url,
  body: text,
  body2: text,
  body3: text,
  price_type: text,
  description: text,
  images: lenient((value) => (Array.isArray(value) ? value.flatMap((entry) => readPicture(entry) ?? []) : undefined)),
  variants: list(z.object({ name: neededText, fuel: text, transmission: text, drive: text, from_price: number })),
  highlights: list(z.object({ title: neededText, text })),
});

/** A model as written; see `modelDocSchema`. */
export type ModelDoc = z.output<typeof modelDocSchema>;
