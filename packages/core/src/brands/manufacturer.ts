import * as z from 'zod/mini';
import { neededText, part, text, url, whole } from '../data/lenient.ts';
import { defined } from '../data/values.ts';
import { slugify } from '../format/slugify.ts';

/** A manufacturer as sent by the backend. */
export const manufacturerDocSchema = z.object({
  id: whole,
  name: neededText,
  slug: text,
  logo: part(z.object({ url })),
  manufacturer_body: text,
  manufacturer_body2: text,
  manufacturer_body3: text,
});

/** A manufacturer in the brand directory. */
export type Manufacturer = {
  readonly id?: number;
  readonly name: string;
  readonly slug: string;
  readonly logoUrl?: string;
  readonly bodies: readonly string[];
};

/** The manufacturer of a document. Without a slug, the slug is made from its name. */
export const manufacturerOf = (doc: z.output<typeof manufacturerDocSchema>): Manufacturer =>
  defined({
    id: doc.id,
    name: doc.name,
    slug: doc.slug ?? slugify(doc.name),
    logoUrl: doc.logo?.url,
    bodies: [doc.manufacturer_body, doc.manufacturer_body2, doc.manufacturer_body3].filter(
      (entry) => entry !== undefined,
    ),
  });
