import { defineSection } from '../../../../sections/section.ts';

/** The form of the page. */
export const section = defineSection({});
