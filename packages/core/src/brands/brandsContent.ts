import * as z from 'zod/mini';
import { contentKind } from '../content/contentKind.ts';
import { brandDocSchema } from './brandDoc.ts';
import { parseBrand } from './parseBrand.ts';

/** The brands of the group: `content/brands.json`. */
export const brandsContent = contentKind({
  name: 'brands',
  item: brandDocSchema,
  parse: parseBrand,
  valueOf: ({ brand }) => brand,
  file: z.object({}),
});
