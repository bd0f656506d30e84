import { defineSection } from '../section.ts';

/** Tabs: the dealer's comments, equipment and reasons to buy. */
export const section = defineSection({ pages: ['vehicle'], arrives: 'page' });
