import { directionsHref } from '../detail/directionsHref.ts';
import type { Site } from '../site/site.ts';
import type { SiteAddress, SiteLocation } from '../site/siteLocation.ts';
import { weekHours } from './weekHours.ts';
import type { HoursLine } from './weekHours.ts';
import { weekdayOf } from './weekdayOf.ts';

/** Everything that a location's card says. */
export type LocationCardModel = {
  readonly name: string;
  readonly kind?: string;
  readonly address: string;
  readonly phone?: string;
  readonly hours: readonly HoursLine[];
  readonly directionsHref: string;
  readonly stock?: { readonly label: string; readonly href: string };
  readonly licence?: string;
};

const kinds: Readonly<Record<string, string>> = { sales: 'Sales', service: 'Service', parts: 'Parts' };

/**
 * A location's address on one line: street, city, state and postcode; missing parts are left out.
 *
 * @example
 * addressLine({ street: '12 Harbour Street', city: 'Cairns', state: 'QLD', postcode: '4870' }); // => '12 Harbour Street, Cairns QLD 4870'
 */
export const addressLine = ({ street, city, state, postcode }: SiteAddress): string =>
  [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const directions = (location: SiteLocation): string => {
  const { place_url: placeUrl, lat, long } = location.address;
  if (placeUrl) return placeUrl;
  const destination = addressLine(location.address) || (lat != null && long != null ? `${lat},${long}` : location.name);
  return directionsHref(`${location.name}, ${destination}`);
};

/**
 * A location's card (specification section 2, Locations): name, address, phone, opening hours at the site's own clock, licence,
 * the way there and the way to its stock.
 *
 * @example
 * locationCardModel(location, site, Date.now()).hours[0]; // => { days: 'Mon-Fri', text: '8:30am - 5:30pm', today: true }
 */
export const locationCardModel = (location: SiteLocation, site: Pick<Site, 'timezone' | 'country'>, now: number): LocationCardModel => {
  const kind = kinds[location.location_type];
  const phone = location.contact_detail.phone ?? location.contact_detail.landline_phone;
  const licence = location.dealer_license_number;
  return {
    name: location.name,
    ...(kind === undefined ? {} : { kind }),
    address: addressLine(location.address),
    ...(phone ? { phone } : {}),
    hours: weekHours(location.contact_detail.opening_hours, weekdayOf(now, site.timezone)),
    directionsHref: directions(location),
    stock: { label: 'View Our Stock', href: `/search/${location.slug}` },
    ...(licence ? { licence: `${site.country === 'NZ' ? 'Trader' : 'Dealer licence'} ${licence}` } : {}),
  };
};
