import { filledText, listOf } from '@dealer/core/settings';
import { defineSection } from '@dealer/storefront/sections';

/** What the dealer promises, one below the other. */
export const section = defineSection({
  settings: {
    /** Its heading. */
    title: filledText('What we promise'),
    /** The promises; without one the section is not shown. */
    promises: listOf(filledText(), ['A fair price from the start', 'Five days to change your mind']),
  },
});
