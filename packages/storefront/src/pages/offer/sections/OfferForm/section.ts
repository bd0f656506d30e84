import { defineSection } from '../../../../sections/section.ts';

/** A form about the page’s offer, which the lead names; nothing once it is over. */
export const section = defineSection({});
