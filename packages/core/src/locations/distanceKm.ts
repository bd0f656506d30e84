/** A place on the globe, in degrees. */
export type GlobePoint = { readonly lat: number; readonly long: number };

/** Kilometres (row 9.U12). */
const earthRadius = 6_371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The distance between two places along the globe, in kilometres (decision D11): haversine with a radius of 6371. Round it to show it.
 *
 * @example
 * distanceKm({ lat: -27.4698, long: 153.0251 }, { lat: -33.8688, long: 151.2093 }); // => 732.38, Brisbane to Sydney
 */
export const distanceKm = (from: GlobePoint, to: GlobePoint): number => {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLong = Math.sin(radians(to.long - from.long) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLong ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
};
