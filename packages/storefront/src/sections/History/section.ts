import { choice, fields, filledText, listOf, optional } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** What happened when; nothing where no events are listed. */
export const section = defineSection({
  settings: {
    /** Its heading. */
    title: filledText('How we got here'),
    /** The events in their order: `when`, such as "1981", a `title` and, where there is more to say, a `text`. */
    events: listOf(fields({ when: filledText(), title: filledText(), text: optional(filledText()) }), []),
    /** Its band: `mist` is a quiet one, of another colour than the page. */
    tone: choice(['plain', 'mist'], 'plain'),
  },
});
