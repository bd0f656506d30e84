import { anyText, formatted, nullable, wholeNumber, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** A picture with its caption. */
export const section = defineSection({
  settings: {
    /** Its address, such as `/pictures/yard.webp`; null: no picture. */
    src: nullable(formatted('picture')),
    /** Its width in pixels, so that the page reserves its room. */
    width: wholeNumber(1, 10_000, 1_920),
    /** Its height in pixels. */
    height: wholeNumber(1, 10_000, 800),
    /** What can be seen on it, for those who cannot see it; empty where the text around it says so. */
    alt: anyText(''),
    /** The line below it; null: none. */
    caption: nullable(filledText()),
  },
});
