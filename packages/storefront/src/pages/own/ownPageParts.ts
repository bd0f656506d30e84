import { contentParts } from '../../sections/registry/contentParts.ts';
import { ownParts } from '../../sections/registry/ownParts.ts';

/** The sections that come with the chunk of own pages. */
export const ownPageParts = { ...contentParts, ...ownParts };
