import { defineSection } from '../../../../sections/section.ts';

/** Vehicles that the page’s offer is about; nothing where it is about none. */
export const section = defineSection({});
