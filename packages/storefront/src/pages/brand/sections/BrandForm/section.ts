import { defineSection } from '../../../../sections/section.ts';

/** A form about the page’s brand. */
export const section = defineSection({});
