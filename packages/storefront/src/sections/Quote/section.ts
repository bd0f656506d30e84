import { choice, nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** What a customer or somebody of the dealership said. */
export const section = defineSection({
  settings: {
    /** The words; null: nothing is shown. */
    text: nullable(filledText()),
    /** Who said them; null: nobody is named. */
    by: nullable(filledText()),
    /** What they have to do with the dealer, such as "Bought a Mazda CX-5". */
    role: nullable(filledText()),
    /** Its band: `mist` is a quiet one, of another colour than the page. */
    tone: choice(['plain', 'mist'], 'plain'),
  },
});
