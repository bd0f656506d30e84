import { formatKm } from '../format/formatKm.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import { distanceKm } from './distanceKm.ts';
import type { GlobePoint } from './distanceKm.ts';

/** A location and how far it is, in kilometres and in words; neither where it does not say where it stands. */
export type LocationDistance = { readonly location: SiteLocation; readonly km?: number; readonly text?: string };

/**
 * Locations from the nearest to the farthest, distances as whole kilometres (decision D11); those without coordinates come last, in their order.
 *
 * @example
 * nearestLocations(site.locations, { lat: -27.47, long: 153.03 })[0]?.text; // => '3 km', space non-breaking
 */
export const nearestLocations = (locations: readonly SiteLocation[], from: GlobePoint): LocationDistance[] =>
  locations
    .map((location): LocationDistance => {
      const { lat, long } = location.address;
      if (lat === undefined || lat === null || long === undefined || long === null) return { location };
      const km = distanceKm(from, { lat, long });
      return Number.isFinite(km) ? { location, km, text: formatKm(Math.round(km)) } : { location };
    })
    .sort((a, b) => (a.km === b.km ? 0 : (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY)));
