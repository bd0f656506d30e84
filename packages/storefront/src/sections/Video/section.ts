import { choice, formatted, nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';

/** A video that loads and plays after a press; until then no other server is contacted. */
export const section = defineSection({
  settings: {
    /** Its heading; null: none. */
    title: nullable(filledText()),
    /** The sentence below the heading; null: none. */
    text: nullable(filledText()),
    /** Its address: an mp4 or webm file, or a page of YouTube or Vimeo; null: no film. */
    src: nullable(formatted('address')),
    /** The picture that is shown until it plays, 16 by 9; null: a dark one. */
    poster: nullable(formatted('picture')),
    /** What the film shows, for those who cannot see it. */
    about: filledText('the dealership'),
    /** Its band: `mist` is a quiet one, of another colour than the page. */
    tone: choice(['plain', 'mist'], 'plain'),
  },
});
