import { defineSection } from '../../../../sections/section.ts';

/** The way to the other pages of results. */
export const section = defineSection({});
