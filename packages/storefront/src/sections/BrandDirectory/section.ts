import { defineSection } from '../section.ts';

/** All brands of the dealer by their groups, with a box that narrows them. */
export const section = defineSection({ pages: ['brands'], arrives: 'page' });
