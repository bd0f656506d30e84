import { wholeNumber } from '@dealer/core/settings';
import { defineSection } from '../../../../sections/section.ts';

/** Models of the page’s brand; nothing where the site’s content has none. */
export const section = defineSection({
  settings: {
    /** The most models. */
    limit: wholeNumber(1, 24, 8),
  },
});
