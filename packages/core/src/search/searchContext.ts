import type { Site } from '../site/site.ts';

/**
 * What an address is read against: the site, and the index's own values by attribute (make, model, simple_body), against which
 * slugs are matched. Without values no make can be recognised in a path.
 */
export type SearchContext = {
  readonly site: Pick<Site, 'routes' | 'manufacturer' | 'dealerships' | 'locations'>;
  readonly facetValues?: Readonly<Record<string, readonly string[]>>;
};
