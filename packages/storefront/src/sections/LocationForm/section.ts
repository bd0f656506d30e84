import { defineSection } from '../section.ts';

/** A form that goes to the page's location. */
export const section = defineSection({ pages: ['dealership'], arrives: 'page' });
