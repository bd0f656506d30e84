import { readTexts } from '../data/readers.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The locations where a test drive may start, if the site's form has this question: the vehicle's own, else those of its dealership. If
 * empty, the form has no such field.
 *
 * @example
 * distributionLocations(car, aSite({ forms: { testDriveDistributionLocation: true } })); // => ['Cairns', 'Mackay']
 */
export const distributionLocations = (
  vehicle: Pick<Vehicle, 'location'>,
  { forms, locations }: Pick<Site, 'forms' | 'locations'>,
): string[] => {
  if (!forms.testDriveDistributionLocation) return [];
  const own = vehicle.location.distributionLocations ?? [];
  const offered =
    own.length > 0
      ? own
      : readTexts(locations.find(({ id }) => id === vehicle.location.id)?.distribution_locations ?? []);
  return [...new Set(offered)];
};
