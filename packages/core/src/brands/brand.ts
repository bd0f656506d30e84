import * as z from 'zod/mini';
import { contentKind } from '../content/contentKind.ts';
import { oneOf, text, url } from '../data/lenient.ts';
import { readDoc } from '../data/readDoc.ts';
import { defined } from '../data/values.ts';
import { type Manufacturer, manufacturerDocSchema, parseManufacturer } from './manufacturer.ts';

/** The groups of the brand directory, in their order, with their headings. */
export const brandGroups = [
  { name: 'cars', title: 'Cars' },
  { name: 'motorcycles', title: 'Motorcycles' },
  { name: 'trucks', title: 'Trucks' },
  { name: 'own', title: 'Our group' },
] as const;

export type BrandGroup = (typeof brandGroups)[number]['name'];

/** A brand in the dealer group's directory: a manufacturer or one of the group's own companies. */
export type Brand = Manufacturer & {
  readonly group: BrandGroup;
  readonly description: string;
  /** The brand's own link; without it the brand leads to its page or to the search. */
  readonly url?: string;
};

/**
 * A brand as written in a site's `content/brands.json`: a manufacturer with its group, texts and link.
 *
 * @example z.parse(brandDocSchema, { name: 'Ford', group: 'Cars' }).group // => 'cars'
 */
const brandDocSchema = z.extend(manufacturerDocSchema, {
  group: z.pipe(oneOf(brandGroups.map(({ name }) => name)), z.enum(brandGroups.map(({ name }) => name))),
  description: text,
  url,
});

/** A brand, or why a document cannot be read as one. */
type ParsedBrand =
  | { readonly kind: 'brand'; readonly brand: Brand }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/** Reads a brand of the directory; it needs a name and one of the four groups. Never throws. */
export const parseBrand = (input: unknown): ParsedBrand => {
  const read = readDoc(brandDocSchema, input);
  if (read.kind === 'malformed') return read;
  const maker = parseManufacturer(input);
  if (maker.kind === 'malformed') return maker;
  const { group, description = '', url } = read.doc;
  return { kind: 'brand', brand: { ...maker.manufacturer, ...defined({ group, description, url }) } };
};

/** The brands of the group: `content/brands.json`. */
export const brandsContent = contentKind({
  name: 'brands',
  item: brandDocSchema,
  parse: parseBrand,
  valueOf: ({ brand }) => brand,
  file: z.object({}),
});
