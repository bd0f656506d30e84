import { defineSection } from '../../../../sections/section.ts';

/** The small print of the page's vehicle and its finance. */
export const section = defineSection({});
