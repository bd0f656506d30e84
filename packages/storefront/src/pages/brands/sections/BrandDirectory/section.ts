import { defineSection } from '../../../../sections/section.ts';

/** All brands of the dealer by their groups, with a box that narrows them. */
export const section = defineSection({});
