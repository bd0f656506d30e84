import { defineSection } from '../../../../sections/section.ts';

/** Vehicles like the page's vehicle; nothing where there are none. */
export const section = defineSection({});
