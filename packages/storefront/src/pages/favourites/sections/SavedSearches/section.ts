import { defineSection } from '../../../../sections/section.ts';

/** The way to the visitor's saved searches. */
export const section = defineSection({});
