import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { VehicleDetailModel } from './detailModel.ts';
import { vehicleLocation } from './vehicleLocation.ts';

/** The bar "Located at {city}" with a link to directions, for a vehicle that is not at the site's primary location (decision C24). */
export const vehicleAnnouncement = (
  vehicle: Vehicle,
  site: Pick<Site, 'country' | 'locations' | 'phones'>,
): VehicleDetailModel['announcement'] => {
  const primary = site.locations.find((location) => location.primary);
  if (primary === undefined || vehicle.location.id === undefined || vehicle.location.id === primary.id)
    return undefined;
  const city =
    vehicle.location.city ?? site.locations.find((location) => location.id === vehicle.location.id)?.address.city;
  const yard = vehicleLocation(vehicle, site);
  return typeof city === 'string' && city !== '' && yard !== undefined
    ? { text: `Located at ${city}`, directionsHref: yard.directionsHref }
    : undefined;
};
