import { defineSection } from '../section.ts';

/** Other articles to read next; nothing where there are none. */
export const section = defineSection({ pages: ['post'], arrives: 'page' });
