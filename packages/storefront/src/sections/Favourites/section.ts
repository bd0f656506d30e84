import { defineSection } from '../section.ts';

/** The visitor's favourites that are still for sale; nothing where there are none. */
export const section = defineSection({});
