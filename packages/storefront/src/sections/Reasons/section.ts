import { nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** Reasons to buy from this dealer, from `home.reasons`. */
export const section = defineSection({
  settings: {
    /** Its heading; null is the phrase `home.reasons`. */
    title: nullable(filledText()),
  },
});
