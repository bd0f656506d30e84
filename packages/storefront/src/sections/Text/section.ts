import { choice, fields, formatted, listOf, nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** A heading, paragraphs, and a button that leads on. */
export const section = defineSection({
  settings: {
    /** Its heading; null: none. */
    title: nullable(filledText()),
    /** Its text, paragraph by paragraph. */
    paragraphs: nullable(listOf(filledText())),
    /** A button below the text: its label and where it leads; null: none. */
    button: nullable(fields({ label: filledText(), href: formatted('address') })),
    /** Its band: `mist` is a quiet one, of another colour than the page. */
    tone: choice(['plain', 'mist'], 'plain'),
  },
});
