import { defineSection } from '../../../../sections/section.ts';

/** The newest vehicles of the page’s brand, and the way to all of them. */
export const section = defineSection({});
