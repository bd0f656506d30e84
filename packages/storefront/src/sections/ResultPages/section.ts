import { defineSection } from '../section.ts';

/** The way to the other pages of results. */
export const section = defineSection({ pages: ['search'], arrives: 'page' });
