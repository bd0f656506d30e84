import { choice } from '@dealer/core/settings';
import { defineSection } from '../../../../sections/section.ts';

/** The dealer's locations as cards; nothing where there are none to list. */
export const section = defineSection({
  settings: {
    /** Which locations: all with the main one first, or all except the one next to the form. */
    show: choice(['all', 'others'], 'all'),
  },
});
