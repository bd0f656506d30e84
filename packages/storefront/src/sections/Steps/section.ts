import { choice, fields, listOf, nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** What happens one after the other, numbered. */
export const section = defineSection({
  settings: {
    /** Its heading; null: none. */
    title: nullable(filledText()),
    /** The steps in their order: a `title` and a `text`. */
    steps: nullable(listOf(fields({ title: filledText(), text: filledText() }))),
    /** Its band: `mist` is a quiet one, of another colour than the page. */
    tone: choice(['plain', 'mist'], 'plain'),
  },
});
