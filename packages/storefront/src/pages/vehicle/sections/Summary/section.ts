import { defineSection } from '../../../../sections/section.ts';

/** Name, price, tags and buttons of the page's vehicle, and below them finance, phone and sharing. */
export const section = defineSection({});
