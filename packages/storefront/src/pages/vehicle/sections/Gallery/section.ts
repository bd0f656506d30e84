import { defineSection } from '../../../../sections/section.ts';

/** The pictures of the page's vehicle, its film and its 360 view. */
export const section = defineSection({});
