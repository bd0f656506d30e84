import { defineSection } from '../../../../sections/section.ts';

/** The facts that matter most about the page's vehicle. */
export const section = defineSection({});
