import type { Site } from '../site/site.ts';
import type { SiteLocation } from '../site/settings/location.ts';

/** The layout of a section of locations: a single section with map and details, a grid of cards, or a carousel. */
type LocationLayout =
  | { readonly kind: 'none' }
  | { readonly kind: 'single' }
  | { readonly kind: 'grid'; readonly columns: number }
  | { readonly kind: 'carousel' };

const fewest = 3;
const most = 5;

const columnsOf = (
  locations: readonly Pick<SiteLocation, 'address'>[],
  { locationSettings }: Pick<Site, 'locationSettings'>,
): number => {
  const byCity = new Map(
    Object.entries(locationSettings.columnsByCity).map(([city, columns]) => [city.trim().toLowerCase(), columns]),
  );
  const own = locations
    .map(({ address }) => byCity.get((address.city ?? '').trim().toLowerCase()))
    .find((columns) => columns !== undefined);
  return own ?? Math.min(most, Math.max(fewest, locations.length));
};

/**
 * The layout of a section (decisions D5, H13): one location is a single section, several are a grid of 3 to 5 columns by their number,
 * or a carousel where the site chooses it; a section may set its own. For cities named in the site's settings the grid has the
 * configured number of columns; the first location in such a city decides.
 *
 * @example
 * locationLayout(fourYards, aSite()); // => { kind: 'grid', columns: 4 }
 */
export const locationLayout = (
  locations: readonly Pick<SiteLocation, 'address'>[],
  site: Pick<Site, 'locationSettings'>,
  wanted: 'auto' | 'single' | 'grid' | 'carousel' = 'auto',
): LocationLayout => {
  if (locations.length === 0) return { kind: 'none' };
  const usual = locations.length === 1 ? 'single' : site.locationSettings.layout;
  const kind = wanted === 'auto' ? usual : wanted;
  return kind === 'grid' ? { kind, columns: columnsOf(locations, site) } : { kind };
};
