import { defineSection } from '../../../../sections/section.ts';

/** The site’s models, 21 a page, narrowed by words, maker and body. */
export const section = defineSection({});
