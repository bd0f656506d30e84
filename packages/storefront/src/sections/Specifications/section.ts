import { defineSection } from '../section.ts';

/** All specifications of the page's vehicle. */
export const section = defineSection({ pages: ['vehicle'], arrives: 'page' });
