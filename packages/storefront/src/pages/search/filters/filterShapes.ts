import { facetHeading, facetLimit, isRangeFacet, collapsedMakes } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { FilterShape } from '@dealer/ui/FilterSkeleton';

/** Filters that are open next to the results before anything is selected. */
export const openFilters = 4;

/** A list is seldom longer than this before it is unfolded. */
const rowsMost = 5;

/** The shapes of the site's filters before their values are known. Models are listed under their make. */
export const filterShapes = (site: Site): FilterShape[] => {
  const hasMakes = site.search.facets.some(({ attribute }) => attribute === 'make');
  return site.search.facets
    .filter(({ attribute }) => !(attribute === 'model' && hasMakes))
    .map(({ attribute, widget }, at): FilterShape => {
      const shape = { id: attribute, title: facetHeading(attribute) };
      if (widget === 'dropdown' || (widget === 'select' && !isRangeFacet(attribute)))
        return { ...shape, kind: 'control' };
      if (at >= openFilters) return { ...shape, kind: 'closed' };
      if (isRangeFacet(attribute)) return { ...shape, kind: 'range' };
      const rows =
        attribute === 'make'
          ? collapsedMakes
          : attribute === 'car_type'
            ? 3
            : Math.min(rowsMost, facetLimit(attribute, site));
      return { ...shape, kind: 'rows', rows };
    });
};
