import { defineSection } from '../section.ts';

/** What the search is for: the heading of the page. */
export const section = defineSection({ pages: ['search'], arrives: 'page' });
