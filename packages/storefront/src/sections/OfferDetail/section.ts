import { defineSection } from '../section.ts';

/** The offer: its picture, price, last day and conditions, and the way to the form. */
export const section = defineSection({ pages: ['offer'], arrives: 'page', hasPageHeading: true });
