import { choice, either, nullable, wholeNumber, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** The dealer's locations, each with its map, address and directions. The map service is contacted only after a press. */
export const section = defineSection({
  settings: {
    /** Its heading. */
    title: filledText('Where to find us'),
    /** Which locations: those of a kind, the primary one, or one by its id. */
    show: either(
      [choice(['all', 'primary', 'sales', 'service', 'parts', 'service-and-parts']), wholeNumber(-Infinity, Infinity)],
      'all',
    ),
    /** The sentence below the heading; null: none. */
    text: nullable(filledText()),
    /** Its band: `mist` is a quiet one, of another colour than the page. */
    tone: choice(['plain', 'mist'], 'plain'),
  },
});
