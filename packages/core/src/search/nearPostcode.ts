import type { NearPostcode } from './near.ts';

/**
 * A postcode of a search with its place, to about 1 km.
 *
 * @example
 * nearPostcode('3220', { lat: -38.1499, long: 144.3617 }, 50); // => '3220,50,-38.15,144.36'
 */
export const nearPostcode = (
  postcode: string,
  { lat, long }: { readonly lat: number; readonly long: number },
  km: number,
): NearPostcode => `${postcode},${km},${Number(lat.toFixed(2))},${Number(long.toFixed(2))}` as NearPostcode;
