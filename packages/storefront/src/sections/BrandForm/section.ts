import { defineSection } from '../section.ts';

/** A form about the page’s brand. */
export const section = defineSection({ pages: ['brand'], arrives: 'page' });
