import { defineSection } from '../../../../sections/section.ts';

/** The assumptions of the running costs in the comparison, which the visitor can change. */
export const section = defineSection({});
