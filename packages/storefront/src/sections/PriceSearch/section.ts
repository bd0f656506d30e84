import { nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** A search that starts from what a vehicle may cost: a slider over the prices. */
export const section = defineSection({
  settings: {
    /** Its heading; null is the phrase `home.priceSearch`. */
    title: nullable(filledText()),
  },
});
