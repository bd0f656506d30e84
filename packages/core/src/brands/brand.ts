import * as z from 'zod/mini';
import { contentKind } from '../content/contentKind.ts';
import { oneOf, text, url } from '../data/lenient.ts';
import { defined } from '../data/values.ts';
import { type Manufacturer, manufacturerDocSchema, manufacturerOf } from './manufacturer.ts';

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

/** A brand as written in a site's `content/brands.json`: a manufacturer with its group, texts and link. */
export const brandDocSchema = z.extend(manufacturerDocSchema, {
  group: z.pipe(oneOf(brandGroups.map(({ name }) => name)), z.enum(brandGroups.map(({ name }) => name))),
  description: text,
  url,
});

/** The brands of the group: `content/brands.json`. A brand needs a name and one of the four groups. */
export const brandsContent = contentKind({
  name: 'brands',
  schema: brandDocSchema,
  itemOf: ({ group, description = '', url, ...maker }): Brand => ({
    ...manufacturerOf(maker),
    ...defined({ group, description, url }),
  }),
  file: z.object({}),
});
