import { nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** Ways into the search by price, from `home.priceBands`. */
export const section = defineSection({
  arrives: 'page',
  settings: {
    /** Its heading; null is the phrase `home.priceBands`. */
    title: nullable(filledText()),
  },
});
