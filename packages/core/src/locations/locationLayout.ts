import type { Site } from '../site/site.ts';
import type { SiteLocation } from '../site/settings/location.ts';

/** How a block of locations is laid out: nothing, a single section with map and details, or a grid of cards. */
export type LocationLayout =
  | { readonly kind: 'none' }
  | { readonly kind: 'single' }
  | { readonly kind: 'grid'; readonly columns: number };

const fewest = 3;
const most = 5;

/**
 * The layout of a block by its number of locations (rows 2.L02 to 2.L04; decision D5): one is a section, several a grid of 3 to 5 columns;
 * for the cities that the site names, by any case, the columns that it says. The first location with such a city decides.
 *
 * @example
 * locationLayout(fourYards, aSite()); // => { kind: 'grid', columns: 4 }
 */
export const locationLayout = (
  locations: readonly Pick<SiteLocation, 'address'>[],
  site: Pick<Site, 'locationSettings'>,
): LocationLayout => {
  if (locations.length === 0) return { kind: 'none' };
  if (locations.length === 1) return { kind: 'single' };
  const byCity = new Map(
    Object.entries(site.locationSettings.columnsByCity).map(([city, columns]) => [city.trim().toLowerCase(), columns]),
  );
  const own = locations
    .map(({ address }) => byCity.get((address.city ?? '').trim().toLowerCase()))
    .find((columns) => columns !== undefined);
  return { kind: 'grid', columns: own ?? Math.min(most, Math.max(fewest, locations.length)) };
};
