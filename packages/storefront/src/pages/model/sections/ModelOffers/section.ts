import { defineSection } from '../../../../sections/section.ts';

/** The dealer's offers of the page’s model, from `content/offers.json`; nothing where there are none. */
export const section = defineSection({});
