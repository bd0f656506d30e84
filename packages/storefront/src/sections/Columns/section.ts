import { choice, fields, formatted, listOf, nullable, optional, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** Two to four short texts side by side, each with its title. */
export const section = defineSection({
  settings: {
    /** Its heading; null: none. */
    title: nullable(filledText()),
    /** The columns: a `title`, a `text` and, where there is more to say, a `link` with `label` and `href`. */
    columns: nullable(
      listOf(
        fields({
          title: filledText(),
          text: filledText(),
          link: optional(fields({ label: filledText(), href: formatted('address') })),
        }),
      ),
    ),
    /** Its band: `mist` is a quiet one, of another colour than the page. */
    tone: choice(['plain', 'mist'], 'plain'),
  },
});
