import { parseManufacturer } from '../models/parseManufacturer.ts';
import { defined } from '../wire/defined.ts';
import { readDoc } from '../wire/readDoc.ts';
import type { Brand } from './brand.ts';
import { brandDocSchema } from './brandDoc.ts';

/** A brand, or why a document cannot be one. */
export type ParsedBrand =
  | { readonly kind: 'brand'; readonly brand: Brand }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/**
 * Reads a brand of the directory; it needs a name and one of the four groups. Never throws.
 *
 * @example
 * parseBrand({ name: 'Land Rover', group: 'cars' }); // => { kind: 'brand', brand: { name: 'Land Rover', slug: 'land-rover', group: 'cars', ... } }
 */
export const parseBrand = (input: unknown): ParsedBrand => {
  const read = readDoc(brandDocSchema, input);
  if (read.kind === 'malformed') return read;
  const maker = parseManufacturer(input);
  if (maker.kind === 'malformed') return maker;
  const { group, description = '', url } = read.doc;
  return { kind: 'brand', brand: { ...maker.manufacturer, ...defined({ group, description, url }) } };
};
