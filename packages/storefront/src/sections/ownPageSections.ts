import { contentSections } from './registry/contentSections.ts';
import { ownSections } from './registry/ownSections.ts';

/** All sections that a page of a site's own has at hand. */
export const ownPageSections = { ...contentSections, ...ownSections };
