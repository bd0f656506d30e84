import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** The number to call about a vehicle and whose it is; or none, with the message for the console. */
type PhoneChoice =
  | { readonly kind: 'phone'; readonly number: string; readonly from: 'carType' | 'carLocation' | 'primaryLocation' }
  | { readonly kind: 'none'; readonly warning: 'No phone number available for car' };

const isNumber = (text: string | null | undefined): text is string => typeof text === 'string' && /\d/.test(text);

/**
 * The number to call about a vehicle (decision D8): the site's number for the car type if it uses those, else that of the car's
 * location, else that of the primary location.
 *
 * @example phoneChoice(car, site) // => { kind: 'phone', number: '07 5550 1234', from: 'carLocation' }
 */
export const phoneChoice = (
  vehicle: Pick<Vehicle, 'carType' | 'location'>,
  site: Pick<Site, 'phones' | 'locations'>,
): PhoneChoice => {
  const { phones, locations } = site;
  const byType = phones.usePhonesByCarType ? phones.phonesByCarType[vehicle.carType] : undefined;
  if (isNumber(byType)) return { kind: 'phone', number: byType, from: 'carType' };

  const own = locations.find((location) => location.id === vehicle.location.id)?.contact_detail;
  const ofCar = [vehicle.location.phone, own?.phone, own?.landline_phone].find(isNumber);
  if (ofCar !== undefined) return { kind: 'phone', number: ofCar, from: 'carLocation' };

  const primary = locations.find((location) => location.primary && location.visible)?.contact_detail;
  const ofPrimary = [primary?.phone, primary?.landline_phone].find(isNumber);
  return ofPrimary === undefined
    ? { kind: 'none', warning: 'No phone number available for car' }
    : { kind: 'phone', number: ofPrimary, from: 'primaryLocation' };
};
