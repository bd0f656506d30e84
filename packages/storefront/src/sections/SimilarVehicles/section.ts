import { defineSection } from '../section.ts';

/** Vehicles like the page's vehicle; nothing where there are none. */
export const section = defineSection({ pages: ['vehicle'], arrives: 'near' });
