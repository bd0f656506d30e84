import * as z from 'zod/mini';
import { neededText, part, text, url, whole } from '../data/lenient.ts';
import { readDoc } from '../data/readDoc.ts';
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

/** A manufacturer, or why a document cannot be read as one. */
type ParsedManufacturer =
  | { readonly kind: 'manufacturer'; readonly manufacturer: Manufacturer }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/** Reads a manufacturer. Without a slug, the slug is made from its name. Never throws. */
export const parseManufacturer = (input: unknown): ParsedManufacturer => {
  const read = readDoc(manufacturerDocSchema, input);
  if (read.kind === 'malformed') return read;
  const { id, name, slug, logo, manufacturer_body, manufacturer_body2, manufacturer_body3 } = read.doc;
  return {
    kind: 'manufacturer',
    manufacturer: defined({
      id,
      name,
      slug: slug ?? slugify(name),
      logoUrl: logo?.url,
      bodies: [manufacturer_body, manufacturer_body2, manufacturer_body3].filter((entry) => entry !== undefined),
    }),
  };
};
