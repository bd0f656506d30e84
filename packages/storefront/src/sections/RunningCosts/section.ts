import { defineSection } from '../section.ts';

/** What fuel and delivery cost; nothing for sold vehicles. */
export const section = defineSection({ pages: ['vehicle'], arrives: 'page' });
