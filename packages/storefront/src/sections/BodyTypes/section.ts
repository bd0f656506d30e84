import { nullable, wholeNumber, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** Body types that the dealer has vehicles of, each a way into the search. */
export const section = defineSection({
  settings: {
    /** Its heading; null is the phrase `home.bodyTypes`. */
    title: nullable(filledText()),
    /** The most tiles. */
    limit: wholeNumber(1, 12, 8),
  },
  needs: () => ({ facets: ['simple_body'] }),
});
