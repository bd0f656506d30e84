import { contentSections } from './registry/contentSections.ts';
import { ownSections } from './registry/ownSections.ts';

/** All sections in the registry of a site's own pages. */
export const ownPageSections = { ...contentSections, ...ownSections };
