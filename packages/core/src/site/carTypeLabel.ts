import type { CarType } from '../vehicle/vehicle.ts';
import type { Site } from './site.ts';

/**
 * What a site calls new, demo and used vehicles (rows 2.F08, 2.F09): "Pre-Owned" where the site says so.
 *
 * @example
 * carTypeLabel('used', site); // => 'Used'
 */
export const carTypeLabel = (carType: CarType, site: Pick<Site, 'search' | 'phrases'>): string => {
  if (carType !== 'used') return site.phrases[`carType.${carType}`];
  return site.search.preOwnedLabel ? 'Pre-Owned' : site.search.usedKeyword;
};
