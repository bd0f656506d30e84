import { type GlobePoint, pointOf } from '../contact/pointOf.ts';
import type { Site } from '../site/site.ts';
import { readPostcodePoints } from './readPostcodePoints.ts';

const tables: Readonly<Record<Site['country'], () => Promise<{ points: string }>>> = {
  AU: () => import('./au.ts'),
  NZ: () => import('./nz.ts'),
};
const read = new Map<Site['country'], ReadonlyMap<string, GlobePoint>>();

/**
 * About where a postcode of a country is: at the yard of the site that has it, otherwise by the table of the country, which is loaded at
 * the first call. Undefined for a postcode that does not exist.
 *
 * @example
 * const { lat, long } = (await postcodePoint('3220', { country: 'AU' })) ?? {};
 */
export const postcodePoint = async (
  postcode: string,
  { country, locations = [] }: Pick<Site, 'country'> & Partial<Pick<Site, 'locations'>>,
): Promise<GlobePoint | undefined> => {
  // The table knows a town; a visitor from the yard's own suburb is close to it.
  const yards = locations.filter(({ address }) => address.postcode === postcode).map(({ address }) => pointOf(address));
  const own = yards.find((point) => point !== undefined);
  if (own) return own;
  const points = read.get(country) ?? readPostcodePoints((await tables[country]()).points);
  read.set(country, points);
  return points.get(postcode);
};
