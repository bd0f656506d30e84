import { defineSection } from '../../../../sections/section.ts';

/** The words of the search. */
export const section = defineSection({});
