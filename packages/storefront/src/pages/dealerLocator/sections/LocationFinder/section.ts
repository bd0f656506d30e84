import { defineSection } from '../../../../sections/section.ts';

/** Finds the nearest location by postcode, or by state and suburb where the site cannot look postcodes up. */
export const section = defineSection({});
