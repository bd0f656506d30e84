import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The vehicles to show on one page of results (decision B6). If the site collapses sold cars (`search.collapseSold`), only the
 * first of consecutive sold cars is shown; a page with only sold cars shows all of them. Pages are treated separately, a car
 * that is coming soon is not sold, and the shown count does not change. It applies before promo tiles are placed.
 *
 * @example
 * collapseSoldRuns([inStock, sold1, sold2, inStock2], true); // => [inStock, sold1, inStock2]
 */
export const collapseSoldRuns = <Hit extends Pick<Vehicle, 'kind'>>(
  hits: readonly Hit[],
  collapseSold: boolean,
): readonly Hit[] => {
  if (!collapseSold || !hits.some(isAvailable)) return hits;
  return hits.filter((hit, index) => {
    const before = hits[index - 1];
    return isAvailable(hit) || before === undefined || isAvailable(before);
  });
};
