import { defineSection } from '../section.ts';

/** The counter "Sales this Month", which grows through the month; nothing where the site has no `plugins.salesCounter`. */
export const section = defineSection({});
