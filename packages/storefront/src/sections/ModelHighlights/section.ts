import { filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** Reasons to look at the page’s model; nothing where its content has none. */
export const section = defineSection({
  pages: ['model'],
  arrives: 'page',
  settings: {
    /** Its heading. */
    title: filledText('Highlights'),
  },
});
