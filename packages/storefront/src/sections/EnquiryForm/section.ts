import { defineSection } from '../section.ts';

/** The form of the page. */
export const section = defineSection({ pages: ['enquiry'], arrives: 'page' });
