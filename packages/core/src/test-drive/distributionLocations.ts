import { readTexts } from '../vehicle/readers.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The places that a test drive may start from, where the site asks (row 3.F08): the vehicle's own, else those of its yard. An empty
 * list means that the form has no such field.
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
  const places =
    own.length > 0
      ? own
      : readTexts(locations.find(({ id }) => id === vehicle.location.id)?.distribution_locations ?? []);
  return [...new Set(places)];
};
