import { nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** What customers say, from `content/reviews.json`; nothing where the site's `reviews` let none through. */
export const section = defineSection({
  settings: {
    /** Its heading; null: "What our customers say". */
    title: nullable(filledText()),
  },
});
