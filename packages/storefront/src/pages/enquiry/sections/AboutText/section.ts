import { nullable, sizedPicture } from '@dealer/core/settings';
import { defineSection } from '../../../../sections/section.ts';

/** The dealer's words about itself, from `legal.about`, with a picture next to them. */
export const section = defineSection({
  settings: {
    /** A picture of the yard, with its size in pixels; null: none. */
    picture: nullable(sizedPicture()),
  },
});
