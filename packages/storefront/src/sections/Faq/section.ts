import { choice, fields, listOf, nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** Questions that unfold their answers. */
export const section = defineSection({
  settings: {
    /** Its heading. */
    title: filledText('Questions and answers'),
    /** The questions: a `question` and its `answer`. */
    items: nullable(listOf(fields({ question: filledText(), answer: filledText() }))),
    /** Its band: `mist` is a quiet one, of another colour than the page. */
    tone: choice(['plain', 'mist'], 'plain'),
  },
});
