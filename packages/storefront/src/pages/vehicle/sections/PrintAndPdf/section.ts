import { defineSection } from '../../../../sections/section.ts';

/** History report, print page and PDF of the page's vehicle. */
export const section = defineSection({});
