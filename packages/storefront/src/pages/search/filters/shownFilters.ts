import { ownValue } from '@dealer/core/data';
import {
  chosenValues,
  type FacetCounts,
  type FacetItem,
  facetItems,
  isRangeFacet,
  type SearchState,
} from '@dealer/core/search';
import type { Site, SiteFacet } from '@dealer/core/site';

/** A filter as it is offered: by two numbers, as one switch, or by its values. */
export type ShownFilter = { facet: SiteFacet; kind: 'range' | 'toggle' | 'values'; items: FacetItem[] };

/** What filters are made from: the counts of an answer, and those of the whole stock. */
type CountedAnswer = { readonly facets: FacetCounts; readonly stock: FacetCounts };

/**
 * The site's filters in its order. One that would leave nothing to choose is not shown. Models are listed under their make, and on
 * their own only where the whole stock has one make; "certified" without its opposite is a switch (decision B23).
 */
export const shownFilters = (state: SearchState, answer: CountedAnswer | undefined, site: Site): ShownFilter[] => {
  const values = (attribute: string): FacetItem[] =>
    facetItems(
      attribute,
      ownValue(answer?.facets ?? {}, attribute) ?? {},
      chosenValues(state, attribute),
      site,
      ownValue(answer?.stock ?? {}, attribute),
    );
  const hasChoice = (attribute: string, items = values(attribute)): boolean =>
    !answer ||
    items.length > 1 ||
    // What is chosen and no longer found must stay, to be let go.
    items.some(({ count, isRefined }) => count === 0 && isRefined);
  // A search that only one make answers to does not take the make filter away.
  const hasMakes = Object.keys(answer?.stock['make'] ?? {}).length > 1;
  const offersMakes =
    site.search.facets.some(({ attribute }) => attribute === 'make') && (hasMakes || hasChoice('make'));
  return site.search.facets.flatMap((facet): ShownFilter[] => {
    const { attribute } = facet;
    if (isRangeFacet(attribute)) return [{ facet, kind: 'range', items: [] }];
    if (attribute === 'model' && offersMakes) return [];
    const items = values(attribute);
    if (attribute === 'certified' && site.search.certifiedOnly)
      return items.length === 0 ? [] : [{ facet, kind: 'toggle', items }];
    return hasChoice(attribute, items) || (attribute === 'make' && hasMakes && items.length > 0)
      ? [{ facet, kind: 'values', items }]
      : [];
  });
};
