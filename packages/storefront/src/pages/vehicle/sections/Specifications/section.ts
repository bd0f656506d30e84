import { defineSection } from '../../../../sections/section.ts';

/** All specifications of the page's vehicle. */
export const section = defineSection({});
