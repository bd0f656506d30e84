import type { Site } from '../site/site.ts';
import { hasLimits } from './limitChoices.ts';

/** Models under one make. */
export const modelsPerMake = 30;

/** Makes in the collapsed list. */
export const collapsedMakes = 7;

/**
 * How many values of a filter are shown before "See all" (decision B15): the facet's own limit, else city 20, dealership 40,
 * models 30, otherwise 4, or 20 if the site has its own facet list. Makes have no limit; their list has a toggle. Filters with choices
 * "n or more" have none, so that these are never hidden (decision H8).
 *
 * @example
 * facetLimit('colour', aSite()); // => 4
 */
export const facetLimit = (attribute: string, site: Pick<Site, 'search'>): number => {
  if (attribute === 'make' || hasLimits(attribute)) return Number.POSITIVE_INFINITY;
  const own = site.search.facets.find((facet) => facet.attribute === attribute)?.limit;
  if (own !== undefined) return own;
  if (attribute === 'city') return 20;
  if (attribute === 'dealership_name') return 40;
  if (attribute === 'model') return modelsPerMake;
  return site.search.customFacetList ? 20 : 4;
};
