import { defineSection } from '../../../../sections/section.ts';

/** Where the page’s brand is sold; nothing where no location names it. */
export const section = defineSection({});
