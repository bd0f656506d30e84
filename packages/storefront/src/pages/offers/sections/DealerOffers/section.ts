import { defineSection } from '../../../../sections/section.ts';

/** The dealer's offers, narrowed by kind, price and words; nothing where there are none. */
export const section = defineSection({});
