import { formatKm } from '../format/formatKm.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import { type GlobePoint, pointOf } from './pointOf.ts';

/** Kilometres. */
const earthRadius = 6_371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The distance between two points on the globe in kilometres (decision D11): haversine with a radius of 6371. Round it for
 * display.
 */
export const distanceKm = (from: GlobePoint, to: GlobePoint): number => {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLong = Math.sin(radians(to.long - from.long) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLong ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** A location with its distance in kilometres and as text; both are absent if it has no coordinates. */
export type LocationDistance = { readonly location: SiteLocation; readonly km?: number; readonly text?: string };

/**
 * Locations from nearest to farthest, distances rounded to whole kilometres (decision D11); those without coordinates come last,
 * in order.
 *
 * @example
 * nearestLocations(site.locations, { lat: -27.47, long: 153.03 })[0]?.text; // => '3 km', space non-breaking
 */
export const nearestLocations = (locations: readonly SiteLocation[], from: GlobePoint): LocationDistance[] =>
  locations
    .map((location): LocationDistance => {
      const point = pointOf(location.address);
      if (!point) return { location };
      const km = distanceKm(from, point);
      return Number.isFinite(km) ? { location, km, text: formatKm(Math.round(km)) } : { location };
    })
    .sort((a, b) => (a.km === b.km ? 0 : (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY)));

/** Kilometres within which a yard is near a place. */
export const nearKm = 50;

/**
 * The yards within a distance of a point in kilometres, without those that only service or sell parts; undefined where there is none.
 * Without a distance those within 50 km, or else the nearest.
 *
 * @example
 * yardsNear(site.locations, { lat: -27.47, long: 153.03 }, 50)?.map(({ location }) => location.name); // => ['Newstead']
 */
export const yardsNear = (
  locations: readonly SiteLocation[],
  from: GlobePoint,
  km?: number,
): LocationDistance[] | undefined => {
  const located = nearestLocations(locations, from).filter(
    ({ location, km: away }) => away !== undefined && !/^(?:service|parts)$/.test(location.location_type),
  );
  const within = located.filter(({ km: away = 0 }) => away <= (km ?? nearKm));
  const found = within.length > 0 || km !== undefined ? within : located.slice(0, 1);
  return found.length > 0 ? found : undefined;
};
