import { slugify } from '../format/slugify.ts';
import { defined } from '../wire/defined.ts';
import { readDoc } from '../wire/readDoc.ts';
import { manufacturerDocSchema } from './manufacturerDoc.ts';

/** A maker of the brand directory (specification section 3, Manufacturer). */
export type Manufacturer = {
  readonly id?: number;
  readonly name: string;
  readonly slug: string;
  readonly logoUrl?: string;
  readonly bodies: readonly string[];
};

/** A maker, or why a document cannot be one. */
export type ParsedManufacturer =
  | { readonly kind: 'manufacturer'; readonly manufacturer: Manufacturer }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/**
 * Reads a maker of the wire (specification section 3, row 3.O06). Without a slug its name makes one. Never throws.
 *
 * @example
 * parseManufacturer({ id: 3, name: 'Land Rover' }); // => { kind: 'manufacturer', manufacturer: { id: 3, name: 'Land Rover', slug: 'land-rover', bodies: [] } }
 */
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
