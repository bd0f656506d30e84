import { defineSection } from '../../../../sections/section.ts';

/** Ways to offers, service and trade-in, as far as the site has them. */
export const section = defineSection({});
