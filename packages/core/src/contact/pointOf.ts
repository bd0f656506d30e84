import type { SiteLocation } from '../site/settings/location.ts';

/** Coordinates in degrees. */
export type GlobePoint = { readonly lat: number; readonly long: number };

/**
 * Where an address is; undefined for one without coordinates.
 *
 * @example
 * pointOf({ lat: -27.47, long: 153.03 }); // => { lat: -27.47, long: 153.03 }
 */
export const pointOf = ({ lat, long }: Pick<SiteLocation['address'], 'lat' | 'long'>): GlobePoint | undefined =>
  lat === undefined || lat === null || long === undefined || long === null ? undefined : { lat, long };
