import type { Site } from '../site/site.ts';

/**
 * The context for parsing an address: the site, and the facet values of the index by attribute (make, model, simple_body),
 * which slugs are compared with. Without values no make can be recognised in a path.
 */
export type SearchContext = {
  readonly site: Pick<Site, 'routes' | 'manufacturer' | 'dealerships' | 'locations'>;
  readonly facetValues?: Readonly<Record<string, readonly string[]>>;
};
