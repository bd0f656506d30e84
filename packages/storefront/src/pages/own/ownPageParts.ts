import { contentParts } from '../../sections/registry/contentParts.ts';
import { ownParts } from '../../sections/registry/ownParts.ts';

/** All sections that a page of a site's own has at hand. */
export const ownPageParts = { ...contentParts, ...ownParts };
