import { defineSection } from '../section.ts';

/** The dealer’s other offers; nothing where there are none. */
export const section = defineSection({ pages: ['offer'], arrives: 'page' });
