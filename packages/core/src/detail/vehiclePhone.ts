import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The number to call about a vehicle (decision D8): the site's for the car type where it uses those, else the car's
 * location's, else the primary location's; nothing when there is none.
 *
 * @example vehiclePhone(car, site) // => '07 5550 1234'
 */
export const vehiclePhone = (vehicle: Vehicle, site: Pick<Site, 'phones' | 'locations'>): string | undefined => {
  const own = site.locations.find((location) => location.id === vehicle.location.id);
  const primary = site.locations.find((location) => location.primary && location.visible);
  const candidates = [
    site.phones.usePhonesByCarType ? site.phones.phonesByCarType[vehicle.carType] : undefined,
    vehicle.location.phone,
    own?.contact_detail.phone ?? own?.contact_detail.landline_phone,
    primary?.contact_detail.phone ?? primary?.contact_detail.landline_phone,
  ];
  return candidates.find((phone): phone is string => typeof phone === 'string' && /\d/.test(phone));
};
