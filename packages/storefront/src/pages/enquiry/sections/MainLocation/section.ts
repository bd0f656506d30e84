import { defineSection } from '../../../../sections/section.ts';

/** The location that the page's form goes to: the one chosen in it, else the first that serves it. */
export const section = defineSection({});
