import { readCarType, readText } from '../data/readers.ts';
import type { Site } from '../site/site.ts';
import type { CarType } from '../site/stockTypes.ts';

/** Parses the car type of a filter; "all", empty and unknown values mean no filter (decision F8). */
export const carTypeFilter = (value: unknown): CarType | undefined =>
  readText(value)?.toLowerCase() === 'all' ? undefined : readCarType(value);

/**
 * The label of new, demo and used vehicles on a site, such as "Pre-Owned".
 *
 * @example carTypeLabel('used', { ...site, search: { ...site.search, preOwnedLabel: true } }) // => 'Pre-Owned'
 */
export const carTypeLabel = (carType: CarType, site: Pick<Site, 'search' | 'phrases'>): string => {
  if (carType !== 'used') return site.phrases[`carType.${carType}`];
  return site.search.preOwnedLabel ? 'Pre-Owned' : site.search.usedKeyword;
};
