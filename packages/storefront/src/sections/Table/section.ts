import { anyText, choice, listOf, nullable, words } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** A table, such as prices or opening times; it scrolls by itself on a phone. */
export const section = defineSection({
  pages: ['own'],
  arrives: 'page',
  settings: {
    /** Its heading; null: none. */
    title: nullable(words()),
    /** What the table says, above it. */
    caption: words('Overview'),
    /** The names of the columns. */
    columns: nullable(listOf(words())),
    /** The rows: for each one a list of texts, one for each column; the first names the row. */
    rows: nullable(listOf(listOf(anyText()))),
    /** Its band: `mist` is a quiet one, of another colour than the page. */
    tone: choice(['plain', 'mist'], 'plain'),
  },
});
