import { defineSection } from '../../../../sections/section.ts';

/** How the price compares with the market; nothing where no service answers. */
export const section = defineSection({});
