import type { Site } from '../site/site.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import { openNow } from './openNow.ts';

/** The locations that are open at a moment. */
type OpenLocations = {
  /** Some location has opening hours, so that a filter by them makes sense. */
  readonly hasHours: boolean;
  readonly open: readonly SiteLocation[];
};

/**
 * Which of the locations are open at a moment, each in its own time zone and with its special hours. A location whose hours are not known,
 * or that opens only later this year, is not counted as open. `now` is in milliseconds since 1970.
 *
 * @example
 * openLocations([aLocation()], aSite(), Date.UTC(2026, 10, 20, 0)).open.length; // => 1, 10:00am on a Friday in Brisbane
 */
export const openLocations = (
  locations: readonly SiteLocation[],
  site: Pick<Site, 'country' | 'timezone'>,
  now: number,
): OpenLocations => {
  const states = locations.map((location) => ({
    location,
    kind: location.coming_soon === true ? 'unknown' : openNow(location, site, now).kind,
  }));
  return {
    hasHours: states.some(({ kind }) => kind !== 'unknown'),
    open: states.flatMap(({ location, kind }) => (kind === 'open' ? [location] : [])),
  };
};
