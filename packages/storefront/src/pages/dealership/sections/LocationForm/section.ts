import { defineSection } from '../../../../sections/section.ts';

/** A form that goes to the page's location. */
export const section = defineSection({});
