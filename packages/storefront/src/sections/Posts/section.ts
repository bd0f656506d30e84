import { nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** The newest three articles, from `content/posts.json`; nothing where the site has none. */
export const section = defineSection({
  settings: {
    /** Its heading; null is the title of the page that lists them. */
    title: nullable(filledText()),
  },
});
