import { nullable, wholeNumber, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** Makes in stock, each a way into the search. */
export const section = defineSection({
  settings: {
    /** Its heading; null is the phrase `home.makes`. */
    title: nullable(filledText()),
    /** The most makes. */
    limit: wholeNumber(1, 60, 12),
  },
  needs: () => ({ facets: ['make'] }),
});
