import { nullable, words } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** The dealer's locations, with opening hours and phone numbers. */
export const section = defineSection({
  arrives: 'page',
  settings: {
    /** Its heading; null is the phrase `home.locations`. */
    title: nullable(words()),
  },
});
