import { defineSection } from '../../../../sections/section.ts';

/** A loan calculator for the page's vehicle; nothing where the site hides finance. */
export const section = defineSection({});
