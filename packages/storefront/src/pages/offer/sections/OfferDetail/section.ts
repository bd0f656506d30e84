import { defineSection } from '../../../../sections/section.ts';

/** The offer: its picture, price, last day and conditions, and the way to the form. */
export const section = defineSection({ hasPageHeading: true });
