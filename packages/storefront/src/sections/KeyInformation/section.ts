import { defineSection } from '../section.ts';

/** The facts that matter most about the page's vehicle. */
export const section = defineSection({ pages: ['vehicle'], arrives: 'page' });
