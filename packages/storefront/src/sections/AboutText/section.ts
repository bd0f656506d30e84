import { defineSection } from '../section.ts';

/** The dealer's words about itself, from `legal.about`. */
export const section = defineSection({ pages: ['enquiry'], arrives: 'page' });
