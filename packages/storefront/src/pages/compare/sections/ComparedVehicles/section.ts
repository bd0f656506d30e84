import { defineSection } from '../../../../sections/section.ts';

/** The vehicles side by side, or what to do where there are none. */
export const section = defineSection({});
