import * as z from 'zod/mini';
import { contentKind } from '../content/contentKind.ts';
import { parseSlide } from './parseSlide.ts';
import { slideDocSchema } from './slideDoc.ts';

/** The slides of the home page: `content/slides.json`. */
export const slidesContent = /* @__PURE__ */ contentKind({
  name: 'slides',
  item: slideDocSchema,
  parse: parseSlide,
  valueOf: ({ slide }) => slide,
  file: z.object({}),
});
