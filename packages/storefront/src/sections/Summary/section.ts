import { defineSection } from '../section.ts';

/** Name, price, tags and buttons of the page's vehicle, and below them finance, phone and sharing. */
export const section = defineSection({ pages: ['vehicle'], arrives: 'first' });
