import { defineSection } from '../section.ts';

/** Finds the nearest location by postcode, or by state and suburb where the site cannot look postcodes up. */
export const section = defineSection({ pages: ['dealerLocator'], arrives: 'page' });
