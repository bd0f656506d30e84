import { defineSection } from '../../../../sections/section.ts';

/** The way to the page’s model, its pictures, what it costs from, and what to do next. */
export const section = defineSection({ hasPageHeading: true });
