import * as z from 'zod/mini';
import { contentKind } from '../content/contentKind.ts';
import { offerDocSchema } from './offerDoc.ts';
import { parseOffer } from './parseOffer.ts';

/**
 * How the file `content/offers.json` of a site is read.
 *
 * @example
 * offersContent.read({ items: [{ id: 12, name: 'Plate clearance' }] })?.items.length; // => 1
 */
export const offersContent = contentKind({
  name: 'offers',
  item: offerDocSchema,
  parse: parseOffer,
  valueOf: ({ offer }) => offer,
  file: z.object({}),
});
