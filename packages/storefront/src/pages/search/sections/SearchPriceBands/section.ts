import { defineSection } from '../../../../sections/section.ts';

/** The site's price bands, from `home.priceBands`; a chosen one is taken off again. */
export const section = defineSection({});
