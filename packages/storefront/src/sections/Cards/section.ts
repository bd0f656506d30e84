import { anyText, choice, fields, formatted, listOf, nullable, optional, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** Cards side by side, each with a picture, a title, a text and where it leads. */
export const section = defineSection({
  settings: {
    /** Its heading; null: none. */
    title: nullable(filledText()),
    /** The sentence below the heading; null: none. */
    text: nullable(filledText()),
    /**
     * The cards: a `title` and, where there is more to say, a `text`, a `picture` with `src` and `alt` (3 by 2 is best), and a `link`
     * with `label` and `href`.
     */
    cards: nullable(
      listOf(
        fields({
          title: filledText(),
          text: optional(filledText()),
          picture: optional(fields({ src: formatted('picture'), alt: optional(anyText()) })),
          link: optional(fields({ label: filledText(), href: formatted('address') })),
        }),
      ),
    ),
    /** Its band: `mist` is a quiet one, of another colour than the page. */
    tone: choice(['plain', 'mist'], 'plain'),
  },
});
