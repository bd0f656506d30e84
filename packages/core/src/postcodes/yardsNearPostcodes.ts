import { yardsNear } from '../contact/nearestLocations.ts';
import type { Site } from '../site/site.ts';
import { postcodePoint } from './postcodePoint.ts';

/**
 * What `ask` needs to read the postcodes of a text: the names of the yards within so many kilometres of one, or near it. Only for postcodes
 * that exist.
 *
 * @example
 * const near = await yardsNearPostcodes(['4006'], aSite());
 * near('4006', 50); // => ['Harbour City Motors Newstead']
 */
export const yardsNearPostcodes = async (
  postcodes: readonly string[],
  site: Pick<Site, 'country' | 'locations'>,
): Promise<(postcode: string, km?: number) => string[] | undefined> => {
  const points = new Map(
    await Promise.all(postcodes.map(async (postcode) => [postcode, await postcodePoint(postcode, site)] as const)),
  );
  return (postcode, km) => {
    const point = points.get(postcode);
    return point && yardsNear(site.locations, point, km)?.map(({ location }) => location.name);
  };
};
