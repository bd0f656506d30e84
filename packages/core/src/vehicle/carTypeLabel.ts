import type { Site } from '../site/site.ts';
import type { CarType } from './vehicle.ts';

/**
 * What a site calls new, demo and used vehicles; "Pre-Owned" where it says so (row 2.F09).
 *
 * @example carTypeLabel('used', { ...site, search: { ...site.search, preOwnedLabel: true } }) // => 'Pre-Owned'
 */
export const carTypeLabel = (carType: CarType, site: Pick<Site, 'search' | 'phrases'>): string => {
  if (carType !== 'used') return site.phrases[`carType.${carType}`];
  return site.search.preOwnedLabel ? 'Pre-Owned' : site.search.usedKeyword;
};
