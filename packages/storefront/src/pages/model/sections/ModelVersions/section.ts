import { filledText } from '@dealer/core/settings';
import { defineSection } from '../../../../sections/section.ts';

/** The versions of the page’s model, with what tells them apart; nothing where its content has none. */
export const section = defineSection({
  settings: {
    /** Its heading. */
    title: filledText('Choose your version'),
  },
});
