import { defineSection } from '../../../../sections/section.ts';

/** The vehicles of the page’s model that are in stock; nothing where there are none. */
export const section = defineSection({});
