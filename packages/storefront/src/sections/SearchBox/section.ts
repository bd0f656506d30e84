import { defineSection } from '../section.ts';

/** The words of the search. */
export const section = defineSection({ pages: ['search'], arrives: 'page' });
