import { choice, fields, filledText, formatted, listOf, nullable, optional } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** The people of the dealer; nothing where none are listed. */
export const section = defineSection({
  settings: {
    /** Its heading. */
    title: filledText('Who you will meet'),
    /** The sentence below the heading; null: none. */
    text: nullable(filledText()),
    /** The people: a `name`, a `role` such as "Runs the workshop" and, where there is more to say, a `text` and a square `picture`. */
    people: listOf(
      fields({
        name: filledText(),
        role: filledText(),
        text: optional(filledText()),
        picture: optional(formatted('picture')),
      }),
      [],
    ),
    /** Its band: `mist` is a quiet one, of another colour than the page. */
    tone: choice(['plain', 'mist'], 'mist'),
  },
});
