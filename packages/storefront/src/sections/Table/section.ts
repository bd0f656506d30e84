import { anyText, choice, listOf, nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** A table, such as prices or opening times; it scrolls by itself on a phone. */
export const section = defineSection({
  settings: {
    /** Its heading; null: none. */
    title: nullable(filledText()),
    /** What the table says, above it. */
    caption: filledText('Overview'),
    /** The names of the columns. */
    columns: nullable(listOf(filledText())),
    /** The rows: for each one a list of texts, one for each column; the first names the row. */
    rows: nullable(listOf(listOf(anyText()))),
    /** Its band: `mist` is a quiet one, of another colour than the page. */
    tone: choice(['plain', 'mist'], 'plain'),
  },
});
