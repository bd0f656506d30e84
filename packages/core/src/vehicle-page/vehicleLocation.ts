import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { directionsHref } from '../contact/mapLinks.ts';
import type { VehicleDetailModel } from './detailModel.ts';
import { vehiclePhone } from '../contact/vehiclePhone.ts';

const isText = (part: string | null | undefined): part is string => typeof part === 'string' && part !== '';

/**
 * The location of a vehicle with directions: the vehicle's own location, completed from the site's location of the same id.
 *
 * @example vehicleLocation(car, site) // => { name: 'Newstead', address: '12 Wharf Lane, Newstead QLD 4006', directionsHref: 'https://...' }
 */
export const vehicleLocation = (
  vehicle: Vehicle,
  site: Pick<Site, 'country' | 'locations' | 'phones'>,
): VehicleDetailModel['location'] => {
  const known = site.locations.find((location) => location.id === vehicle.location.id);
  const name = vehicle.location.name ?? known?.name ?? vehicle.location.city;
  if (name === undefined) return undefined;
  const knownAddress =
    known &&
    [known.address.street, [known.address.city, known.address.state, known.address.postcode].filter(isText).join(' ')]
      .filter(isText)
      .join(', ');
  const address = vehicle.location.address ?? (isText(knownAddress) ? knownAddress : undefined);
  const country = site.country === 'NZ' ? 'New Zealand' : 'Australia';
  const town = [vehicle.location.city, vehicle.location.state].filter(isText).join(' ');
  const destination = [name, address ?? (town === name ? '' : town), country].filter(isText).join(', ');
  const location: NonNullable<VehicleDetailModel['location']> = { name, directionsHref: directionsHref(destination) };
  if (address !== undefined) location.address = address;
  const phone = vehiclePhone(vehicle, site);
  if (phone !== undefined) location.phone = phone;
  return location;
};
