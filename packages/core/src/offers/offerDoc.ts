import * as z from 'zod/mini';
import { readMoment, readNumber, readObject, readText, readWhole } from '../vehicle/readers.ts';
import { lenient, neededText, neededWhole, part, text, url } from '../wire/lenient.ts';

/** Feeds write a maker as its name or as an object with one. */
const named = lenient((value) => readText(value) ?? readText(readObject(value)?.['name']));

const ids = lenient((value) => {
  if (value === undefined || value === null) return undefined;
  const entries: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value];
  return entries.flatMap((entry) => readWhole(entry) ?? []);
});

const dayOf = (written: string): string | null => {
  const moment = written.length === 10 ? readMoment(written) : undefined;
  // 31 February would be read as a day of March.
  return moment !== undefined && new Date(moment).toISOString().startsWith(written) ? written : null;
};

/** A day of the calendar. One that cannot be read is a mistake of the document: the offer would never end. */
const day = z.optional(
  z.pipe(
    z.transform((value: unknown) => {
      const written = readText(value);
      return written === undefined ? undefined : dayOf(written);
    }),
    z.optional(z.string()),
  ),
);

const price = lenient((value) => {
  const amount = readNumber(value);
  return amount !== undefined && amount > 0 ? Math.round(amount) : undefined;
});

/**
 * An offer as it comes over the wire (specification section 3, rows 3.O02 to 3.O04). Only id and name must be there.
 *
 * @example z.parse(offerDocSchema, { id: 12, name: 'Plate clearance', excluded_website_ids: ['7'] }) // => excluded_website_ids [7]
 */
export const offerDocSchema = z.object({
  id: neededWhole,
  name: neededText,
  description: text,
  sanitized_description: text,
  disclaimer: text,
  category: text,
  price,
  price_type: text,
  ends: day,
  manufacturer: named,
  model: part(z.object({ name: text, slug: text, override_url: url })),
  image_url: url,
  image_or_model_image: part(z.object({ url })),
  excluded_website_ids: ids,
});

/** An offer as written; see `offerDocSchema`. */
export type OfferDoc = z.output<typeof offerDocSchema>;
