import { defineSection } from '../../../../sections/section.ts';

/** Says which vehicles of the address are not in the comparison, and why; nothing where all are. */
export const section = defineSection({});
