import { wholeNumber, filledText } from '@dealer/core/settings';
import { defineSection } from '../../../../sections/section.ts';

/** The newest vehicles that cost less than they did: a row below the dealer's own offers, or alone on the page. */
export const section = defineSection({
  settings: {
    /** Its heading below the dealer's own offers; alone on the page it needs none. */
    title: filledText('Prices just dropped'),
    /** The most vehicles. */
    limit: wholeNumber(1, 100, 24),
  },
});
