import { nearPostcode } from '../search/nearPostcode.ts';
import { nearKm, yardsNear } from '../contact/nearestLocations.ts';
import type { AskContext } from '../ask/reading.ts';
import type { Site } from '../site/site.ts';
import { postcodePoint } from './postcodePoint.ts';

/**
 * What `ask` needs to read the postcodes of a text: the yards within so many kilometres of one, or near it. Only for postcodes
 * that exist.
 *
 * @example
 * const near = await yardsNearPostcodes(['4006'], aSite());
 * near('4006', 50)?.names; // => ['Harbour City Motors Newstead']
 */
export const yardsNearPostcodes = async (
  postcodes: readonly string[],
  site: Pick<Site, 'country' | 'locations'>,
): Promise<NonNullable<AskContext['yardsNear']>> => {
  const points = new Map(
    await Promise.all(postcodes.map(async (postcode) => [postcode, await postcodePoint(postcode, site)] as const)),
  );
  return (postcode, km) => {
    const point = points.get(postcode);
    const yards = point && yardsNear(site.locations, point, km);
    if (!yards) return undefined;
    // Where none is so near, as far as the nearest one is.
    const within = km ?? Math.max(nearKm, ...yards.map(({ km: away = 0 }) => Math.ceil(away)));
    return { names: yards.map(({ location }) => location.name), near: nearPostcode(postcode, point, within) };
  };
};
