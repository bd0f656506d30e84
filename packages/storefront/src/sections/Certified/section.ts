import { fields, filledText, listOf, nullable, sizedPicture } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** What a certified vehicle is, and the way to all of them; nothing where the site has no `tags.certifiedBadge`. */
export const section = defineSection({
  settings: {
    /** What the programme promises, each a `title` and a `text`. */
    points: listOf(fields({ title: filledText(), text: filledText() }), []),
    /** Next to the text on wide screens, with its size in pixels. */
    picture: nullable(sizedPicture()),
  },
  needs: () => ({ facets: ['certified'] }),
});
