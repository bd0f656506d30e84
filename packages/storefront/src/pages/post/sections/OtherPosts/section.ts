import { defineSection } from '../../../../sections/section.ts';

/** Other articles to read next; nothing where there are none. */
export const section = defineSection({});
