import { slideSize } from '../limits/sizes.ts';
import { isSafeHref } from '../routes/isSafeHref.ts';
import { defined } from '../wire/defined.ts';
import { readDoc } from '../wire/readDoc.ts';
import { slideDocSchema } from './slideDoc.ts';

/** A picture and its size in pixels. */
export type SlidePicture = { readonly src: string; readonly width: number; readonly height: number };

/** A slide of the home page; without a caption where it hides its overlay. */
export type Slide = {
  readonly id: number;
  /** Names the link and the picture, also where the caption is hidden. */
  readonly name: string;
  readonly caption?: { readonly title: string; readonly text: string };
  readonly href?: string;
  /** 1920 x 700, for desks; 700 x 1920, for phones (decision F5). */
  readonly landscape?: SlidePicture;
  readonly portrait?: SlidePicture;
};

/** A slide, or why a document cannot be one. */
export type ParsedSlide =
  | { readonly kind: 'slide'; readonly slide: Slide }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

const pictureOf = (
  src: string | undefined,
  size: { readonly width: number; readonly height: number },
): SlidePicture | undefined => (src === undefined ? undefined : { src, ...size });

/**
 * Reads a slide of the wire (specification section 3, row 3.O07; section 9, row 9.U14; decision F5). `hide_overlay` leaves the caption
 * out; an address that may not be followed is no link. Never throws.
 *
 * @example
 * parseSlide({ id: 1, name: 'Plate clearance', hide_overlay: true }); // => { kind: 'slide', slide: { id: 1, name: 'Plate clearance' } }
 */
export const parseSlide = (input: unknown): ParsedSlide => {
  const read = readDoc(slideDocSchema, input);
  if (read.kind === 'malformed') return read;
  const { id, name = '', description = '', url, hide_overlay, image, mobile_image } = read.doc;
  return {
    kind: 'slide',
    slide: defined({
      id,
      name,
      caption:
        hide_overlay === true || (name === '' && description === '') ? undefined : { title: name, text: description },
      href: url !== undefined && isSafeHref(url) ? url : undefined,
      landscape: pictureOf(image, slideSize.landscape),
      portrait: pictureOf(mobile_image, slideSize.portrait),
    }),
  };
};
