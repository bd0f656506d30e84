import { defineSection } from '../../../../sections/section.ts';

/** The visitor's favourites as they are today, sold ones too. */
export const section = defineSection({});
