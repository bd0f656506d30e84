import { defineSection } from '../../../../sections/section.ts';

/** The dealer’s other offers; nothing where there are none. */
export const section = defineSection({});
