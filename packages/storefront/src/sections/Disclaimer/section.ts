import { defineSection } from '../section.ts';

/** The small print of the page's vehicle and its finance. */
export const section = defineSection({ pages: ['vehicle'], arrives: 'page' });
