import * as z from 'zod/mini';
import { flag, lenient, neededWhole, text, url } from '../data/lenient.ts';
import { readObject, readUrl } from '../data/readers.ts';
import { defined } from '../data/values.ts';
import { isSafeHref } from '../routes/isSafeHref.ts';
import { contentKind } from './contentKind.ts';

/** A slide of the home page: landscape on a desktop, portrait on a phone (decision F5). */
const slideSize = { landscape: { width: 1_920, height: 700 }, portrait: { width: 700, height: 1_920 } } as const;

/** A picture as its address or as an object with one. */
const picture = lenient((value) => readUrl(readObject(value)?.['url'] ?? value));

/** A slide of the home page as sent by the backend, with two pictures: `image` (1920x700) and `mobile_image` (700x1920). */
export const slideDocSchema = z.object({
  id: neededWhole,
  name: text,
  description: text,
  url,
  hide_overlay: flag,
  image: picture,
  mobile_image: picture,
});

/** A picture and its size in pixels. */
export type SlidePicture = { readonly src: string; readonly width: number; readonly height: number };

/** A slide of the home page; without a caption if its overlay is hidden. */
export type Slide = {
  readonly id: number;
  /** The accessible name of the link and the picture, also without a caption. */
  readonly name: string;
  readonly caption?: { readonly title: string; readonly text: string };
  readonly href?: string;
  /** 1920 x 700 for wide screens; 700 x 1920 for phones (decision F5). */
  readonly landscape?: SlidePicture;
  readonly portrait?: SlidePicture;
};

const pictureOf = (
  src: string | undefined,
  size: { readonly width: number; readonly height: number },
): SlidePicture | undefined => (src === undefined ? undefined : { src, ...size });

/**
 * Reads the slides of the home page, `content/slides.json` (decision F5). `hide_overlay` removes the caption; an unsafe address is not
 * a link.
 */
export const slidesContent = /* @__PURE__ */ contentKind({
  name: 'slides',
  schema: slideDocSchema,
  itemOf: ({ id, name = '', description = '', url, hide_overlay, image, mobile_image }): Slide =>
    defined({
      id,
      name,
      caption:
        hide_overlay === true || (name === '' && description === '') ? undefined : { title: name, text: description },
      href: url !== undefined && isSafeHref(url) ? url : undefined,
      landscape: pictureOf(image, slideSize.landscape),
      portrait: pictureOf(mobile_image, slideSize.portrait),
    }),
  file: z.object({}),
});
