import { defineSection } from '../../../../sections/section.ts';

/** Tabs: the dealer's comments, equipment and reasons to buy. */
export const section = defineSection({});
