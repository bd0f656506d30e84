import { defineSection } from '../../../../sections/section.ts';

/** What changed about the visitor's favourites since they were saved; nothing where nothing did. */
export const section = defineSection({});
