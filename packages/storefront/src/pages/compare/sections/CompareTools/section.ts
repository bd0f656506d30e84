import { defineSection } from '../../../../sections/section.ts';

/** Shows only what differs, adds a vehicle, shares and prints the comparison. */
export const section = defineSection({});
