import { defineSection } from '../section.ts';

/** Shows only what differs, adds a vehicle, shares and prints the comparison. */
export const section = defineSection({ pages: ['compare'], arrives: 'page' });
