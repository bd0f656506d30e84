import { vehiclePhone } from '../contact/vehiclePhone.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The number to call about a lead: the vehicle's (decision D8), unless the lead goes to another location; else that of the location or
 * dealership that receives it, else that of the primary location.
 *
 * @example
 * leadPhone({ payload: { location: 'Newstead' }, site }) // => '07 5550 1234'
 */
export const leadPhone = ({
  payload,
  vehicle,
  site: { locations, phones },
}: {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly vehicle?: Vehicle | undefined;
  readonly site: Pick<Site, 'phones' | 'locations'>;
}): string | undefined => {
  const { location, dealership_slug: dealership } = payload;
  const receiver = locations.find(({ name, slug }) => name === location || slug === location);
  if (vehicle && (receiver === undefined || receiver.id === vehicle.location.id))
    return vehiclePhone(vehicle, { phones, locations });
  const candidates = [
    receiver,
    locations.find(({ dealership_slug: slug }) => Boolean(slug) && slug === dealership),
    locations.find(({ primary }) => primary),
    locations[0],
  ];
  for (const candidate of candidates) {
    const number = candidate?.contact_detail.phone || candidate?.contact_detail.landline_phone;
    if (number) return number;
  }
  return undefined;
};
