import { defineSection } from '../section.ts';

/** How the price compares with the market; nothing where no service answers. */
export const section = defineSection({ pages: ['vehicle'], arrives: 'page' });
