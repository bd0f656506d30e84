import { contentParts } from './contentParts.ts';
import { ownParts } from './ownParts.ts';

/** The sections that come with the chunk of own pages. */
export const ownPageParts = { ...contentParts, ...ownParts };
