import { defineSection } from '../../../../sections/section.ts';

/** A form about the page’s model; of one that is coming soon it registers interest. Its buttons lead here. */
export const section = defineSection({});
