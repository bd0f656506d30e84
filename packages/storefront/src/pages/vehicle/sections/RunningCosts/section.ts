import { defineSection } from '../../../../sections/section.ts';

/** What energy costs, everything over some years, and delivery; nothing for sold vehicles. */
export const section = defineSection({});
