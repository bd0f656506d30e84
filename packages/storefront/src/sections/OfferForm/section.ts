import { defineSection } from '../section.ts';

/** A form about the page’s offer, which the lead names; nothing once it is over. */
export const section = defineSection({ pages: ['offer'], arrives: 'page' });
