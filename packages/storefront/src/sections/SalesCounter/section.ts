import { defineSection } from '../section.ts';

/** The counter "Sales this Month" with the figure of the backend; nothing without one, or where the site has no `plugins.salesCounter`. */
export const section = defineSection({});
