import { defineSection } from '../section.ts';

/** Questions and answers about the page's vehicle. */
export const section = defineSection({ pages: ['vehicle'], arrives: 'page' });
