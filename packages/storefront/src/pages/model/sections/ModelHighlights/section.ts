import { filledText } from '@dealer/core/settings';
import { defineSection } from '../../../../sections/section.ts';

/** Reasons to look at the page’s model; nothing where its content has none. */
export const section = defineSection({
  settings: {
    /** Its heading. */
    title: filledText('Highlights'),
  },
});
