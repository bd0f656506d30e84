import { defineSection } from '../../../../sections/section.ts';

/** Where the page's vehicle is: a map on request, the location and its hours. */
export const section = defineSection({});
