import { ownValue } from '@dealer/core/record';
import { facetItems, isRangeFacet } from '@dealer/core/search';
import type { FacetCounts, FacetItem, SearchState } from '@dealer/core/search';
import type { Site, SiteFacet } from '@dealer/core/site';

/** A filter as it is offered: by two numbers, as one switch, or by its values. */
export type ShownFilter = { facet: SiteFacet; kind: 'range' | 'toggle' | 'values'; items: FacetItem[] };

/**
 * The site's filters in its order. One that would leave nothing to choose is not shown; models stand under their make, and on
 * their own only where there is one make to choose from; "certified" without its opposite is a switch (decision B23).
 *
 * @example
 * shownFilters(state, answer?.facets, site).map(({ facet }) => facet.attribute) // => ['car_type', 'make', 'price']
 */
export const shownFilters = (state: SearchState, facets: FacetCounts | undefined, site: Site): ShownFilter[] => {
  const values = (attribute: string): FacetItem[] => facetItems(attribute, ownValue(facets ?? {}, attribute) ?? {}, ownValue(state.refinements, attribute) ?? [], site);
  const hasChoice = (attribute: string): boolean => {
    // What is chosen and no longer found must stay, to be let go.
    const known = new Set(Object.keys(ownValue(facets ?? {}, attribute) ?? {}));
    return !facets || known.size > 1 || (ownValue(state.refinements, attribute) ?? []).some((value) => !known.has(value));
  };
  const offersMakes = site.search.facets.some(({ attribute }) => attribute === 'make') && hasChoice('make');
  return site.search.facets.flatMap((facet): ShownFilter[] => {
    const { attribute } = facet;
    if (isRangeFacet(attribute)) return [{ facet, kind: 'range', items: [] }];
    if (attribute === 'model' && offersMakes) return [];
    const items = values(attribute);
    if (attribute === 'certified' && site.search.certifiedOnly) return items.length === 0 ? [] : [{ facet, kind: 'toggle', items }];
    return hasChoice(attribute) ? [{ facet, kind: 'values', items }] : [];
  });
};
