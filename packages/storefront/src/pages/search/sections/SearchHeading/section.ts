import { defineSection } from '../../../../sections/section.ts';

/** What the search is for: the heading of the page. */
export const section = defineSection({});
