import type { SearchState } from '../search/searchState.ts';
import type { Reading } from './reading.ts';

/**
 * The filters of a reading, with those of the search before that it does not replace. Models of one make are values of `model`, of
 * several makes values of `make_model`.
 */
export const requestedFilters = ({
  from,
  refinements,
  models,
  ranges,
}: Reading): Pick<SearchState, 'refinements' | 'ranges'> => {
  const makes = refinements.get('make') ?? [];
  const named = models.filter(({ make }) => make !== undefined);
  const isOneMake = makes.length <= 1;
  const chosen: Record<string, string[]> = Object.fromEntries(refinements);
  if (models.length > 0) {
    const single = [...new Set(models.filter(({ make }) => isOneMake || make === undefined).map(({ model }) => model))];
    const pairs = isOneMake ? [] : [...new Set(named.map(({ make, model }) => `${make!} ${model}`))];
    if (single.length > 0) chosen['model'] = single;
    if (pairs.length > 0) chosen['make_model'] = pairs;
  }
  if (ranges['seats'] !== undefined) delete chosen['seats'];
  if (ranges['year'] !== undefined) delete chosen['year'];
  const replaced = new Set([...Object.keys(chosen), ...Object.keys(ranges)]);
  for (const attribute of ['make', 'model', 'make_model'])
    if (replaced.has(attribute)) for (const other of ['make', 'model', 'make_model']) replaced.add(other);
  const remaining = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(record).filter(([attribute]) => !replaced.has(attribute)));
  return {
    refinements: { ...remaining(from.refinements), ...chosen },
    ranges: { ...remaining(from.ranges), ...ranges },
  };
};
