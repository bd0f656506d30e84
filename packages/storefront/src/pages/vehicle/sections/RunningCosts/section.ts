import { defineSection } from '../../../../sections/section.ts';

/** What fuel and delivery cost; nothing for sold vehicles. */
export const section = defineSection({});
