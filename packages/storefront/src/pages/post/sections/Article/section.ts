import { defineSection } from '../../../../sections/section.ts';

/** The article: its title, its date, author and picture, and the sections of its file. */
export const section = defineSection({ hasPageHeading: true });
