import { defineSection } from '../../../../sections/section.ts';

/** Questions and answers about the page's vehicle. */
export const section = defineSection({});
