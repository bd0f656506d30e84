import { defineSection } from '../../../../sections/section.ts';

/** What is known of the page's vehicle beyond its specification: history checks, inspection, battery, services, marks; nothing where none of it is known. */
export const section = defineSection({});
