import { defineSection } from '../../../../sections/section.ts';

/** Chooses favourites to compare; nothing where fewer than two can be. */
export const section = defineSection({});
