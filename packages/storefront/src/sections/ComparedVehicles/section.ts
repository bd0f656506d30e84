import { defineSection } from '../section.ts';

/** The vehicles side by side, or what to do where there are none. */
export const section = defineSection({ pages: ['compare'], arrives: 'page' });
