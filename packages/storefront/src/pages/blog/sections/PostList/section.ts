import { defineSection } from '../../../../sections/section.ts';

/** The site’s articles, newest first, twelve on a page. */
export const section = defineSection({});
