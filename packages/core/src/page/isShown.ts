import { ownValue } from '../data/index.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { PageItem } from '../site/pageItem.ts';

/** The values that conditions refer to. */
export type PageFacts = { readonly site: Site; readonly vehicle?: Vehicle | undefined };

/** The value of a setting by its path; undefined if there is none. */
const settingOf = (site: Site, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? ownValue(value as Record<string, unknown>, name) : undefined,
      site,
    );

/**
 * Whether a section of a page list is shown, by its condition.
 *
 * @example
 * isShown({ section: 'certified', when: { site: 'tags.certifiedBadge' } }, { site }); // => false, where the site has no badge
 */
export const isShown = ({ when = {} }: PageItem, { site, vehicle }: PageFacts): boolean => {
  if (when.site !== undefined) {
    const value = settingOf(site, when.site);
    if (!value || (Array.isArray(value) && value.length === 0)) return false;
  }
  if (when.vehicle === undefined) return true;
  if (!vehicle) return false;
  // A copy of `isAvailable`, because the home page needs no other code about vehicles.
  const isSold = vehicle.kind === 'sold';
  if (when.vehicle === 'available') return !isSold;
  if (when.vehicle === 'sold') return isSold;
  return vehicle.carType === when.vehicle;
};
