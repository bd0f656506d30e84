import * as z from 'zod/mini';
import { readObject, readUrl } from '../vehicle/readers.ts';
import { flag, lenient, neededWhole, text, url } from '../wire/lenient.ts';

/** A picture as its address or as an object with one. */
const picture = lenient((value) => readUrl(readObject(value)?.['url'] ?? value));

/**
 * A slide of the home page as it comes over the wire (specification section 3, row 3.O07). The specification names no field for its
 * two pictures (section 9: 1920x700 and 700x1920); they are `image` and `mobile_image`.
 *
 * @example z.parse(slideDocSchema, { id: 1, name: 'Plate clearance', hide_overlay: 'true' }).hide_overlay // => true
 */
export const slideDocSchema = z.object({
  id: neededWhole,
  name: text,
  description: text,
  url,
  hide_overlay: flag,
  image: picture,
  mobile_image: picture,
});

/** A slide as written; see `slideDocSchema`. */
export type SlideDoc = z.output<typeof slideDocSchema>;
