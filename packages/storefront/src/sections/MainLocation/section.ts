import { defineSection } from '../section.ts';

/** The location that the page's form is about, else the dealer's first. */
export const section = defineSection({ pages: ['enquiry'], arrives: 'page' });
