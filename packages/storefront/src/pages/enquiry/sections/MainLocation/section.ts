import { defineSection } from '../../../../sections/section.ts';

/** The location that the page's form is about, else the dealer's first. */
export const section = defineSection({});
