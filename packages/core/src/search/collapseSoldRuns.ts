import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The vehicles of one page of results as they are shown (rows 4.S10 to 4.S12; decision B6). Where the site collapses sold cars
 * (`search.collapseSold`), each run of sold ones keeps its first; a page of nothing but sold cars shows them all. Runs do not reach over
 * pages, a car that is coming soon is not sold, and the count shown stays as it is. Done before promo tiles are placed.
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
