import { nullable, wholeNumber, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** The dealer's offers that are on, from `content/offers.json`; nothing where there are none. */
export const section = defineSection({
  settings: {
    /** Its heading. */
    title: filledText('Special offers'),
    /** The sentence below the heading; null: none. */
    text: nullable(filledText()),
    /** Only those of this category; null: of any. */
    category: nullable(filledText()),
    /** The most offers. */
    limit: wholeNumber(1, 12, 6),
  },
});
