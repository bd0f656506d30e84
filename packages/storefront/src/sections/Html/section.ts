import { anyText, choice, nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** Text in HTML, such as from another program. Scripts, styles, frames, forms and unsafe links are left out. */
export const section = defineSection({
  settings: {
    /** Its heading; null: none. */
    title: nullable(filledText()),
    /** Its HTML, at most 20,000 characters: headings, paragraphs, lists, links, pictures and tables. */
    html: anyText('', 20_000),
    /** Its band: `mist` is a quiet one, of another colour than the page. */
    tone: choice(['plain', 'mist'], 'plain'),
  },
});
