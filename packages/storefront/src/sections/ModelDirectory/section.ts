import { defineSection } from '../section.ts';

/** The site’s models, 21 a page, narrowed by words, maker and body. */
export const section = defineSection({ pages: ['models'], arrives: 'page' });
