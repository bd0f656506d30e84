import { defineSection } from '../section.ts';

/** The way to the visitor's saved searches. */
export const section = defineSection({ pages: ['favourites'], arrives: 'page' });
