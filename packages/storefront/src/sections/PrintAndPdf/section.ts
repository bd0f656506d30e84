import { defineSection } from '../section.ts';

/** History report, print page and PDF of the page's vehicle. */
export const section = defineSection({ pages: ['vehicle'], arrives: 'page' });
