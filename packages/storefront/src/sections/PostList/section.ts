import { defineSection } from '../section.ts';

/** The site’s articles, newest first, twelve on a page. */
export const section = defineSection({ pages: ['blog'], arrives: 'page' });
