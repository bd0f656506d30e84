import { vehiclePicture } from '../vehicle/vehiclePicture.ts';
import { directionsHref } from './mapLinks.ts';
import type { Site } from '../site/site.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import { telHref } from './telHref.ts';
import { locationPath } from '../routes/morePaths.ts';
import { addressLine } from './addressLine.ts';
import { licenceLines } from './licence.ts';
import { locationKind } from './locationKind.ts';
import { locationTimezone } from './locationTimezone.ts';
import { openNow, type OpenNow } from './openNow.ts';
import { type LocationRating, ratingOf } from './rating.ts';
import { type SpecialHoursLine, upcomingSpecialHours } from './specialHours.ts';
import { type HoursLine, weekHours } from './weekHours.ts';
import { weekdayOf } from './clock.ts';

/** Everything that a location's card shows. */
export type LocationCardModel = {
  readonly name: string;
  readonly kind?: string;
  readonly address: string;
  readonly phone?: string;
  readonly hours: readonly HoursLine[];
  readonly directionsHref: string;
  readonly stock?: { readonly label: string; readonly href: string };
  readonly licence?: string;
  /** All licence lines, including `licence`. */
  readonly licences: readonly string[];
  readonly phoneHref?: string;
  /** A second number, if it differs. */
  readonly landline?: string;
  readonly rating?: LocationRating;
  readonly picture?: { readonly src: string; readonly srcSet?: string };
  /** "COMING EARLY 2026", shown instead of the hours. */
  readonly notice?: string;
  /** The location's own page. */
  readonly view: { readonly label: string; readonly href: string };
  readonly openNow: OpenNow;
  /** For the holiday hours dialog; if empty, there is no button. */
  readonly specialHours: readonly SpecialHoursLine[];
};

const directions = (location: SiteLocation): string => {
  const { place_url: placeUrl, lat, long } = location.address;
  if (placeUrl) return placeUrl;
  const destination = addressLine(location.address) || (lat != null && long != null ? `${lat},${long}` : location.name);
  return directionsHref(`${location.name}, ${destination}`);
};

const cardPicture = (url: string, site: Pick<Site, 'services'>): { src: string; srcSet?: string } => {
  const { src, srcSet } = vehiclePicture({ url, thumb: url }, site);
  return srcSet === undefined ? { src } : { src, srcSet };
};

/**
 * Everything that a location's card shows: name, address, phone numbers, opening hours in the location's time zone, rating,
 * licences, and links to directions, its page and its stock. `now` is in milliseconds since 1970.
 *
 * @example
 * locationCardModel(location, site, Date.now()).hours[0]; // => { days: 'Mon-Fri', text: '8:30am - 5:30pm', today: true }
 */
export const locationCardModel = (
  location: SiteLocation,
  site: Pick<Site, 'timezone' | 'country' | 'routes' | 'services' | 'locationSettings'>,
  now: number,
): LocationCardModel => {
  const isComing = location.coming_soon === true;
  const kind = locationKind(location);
  const phone = location.contact_detail.phone ?? location.contact_detail.landline_phone;
  const landline = location.contact_detail.landline_phone;
  const dial = phone ? telHref(phone) : undefined;
  const licences = licenceLines(location, site);
  const licence = location.dealer_license_number?.trim() ? licences[0] : undefined;
  const rating = ratingOf(location);
  return {
    name: location.name,
    ...(kind === undefined ? {} : { kind }),
    address: addressLine(location.address),
    ...(phone ? { phone } : {}),
    hours: isComing
      ? []
      : weekHours(location.contact_detail.opening_hours, weekdayOf(now, locationTimezone(location, site))),
    directionsHref: directions(location),
    // A workshop has no stock to view, nor has a location that is not open yet.
    ...(!isComing && (location.location_type === '' || location.location_type === 'sales')
      ? { stock: { label: 'View Our Stock', href: `/search/${location.slug}` } }
      : {}),
    ...(licence === undefined ? {} : { licence }),
    licences,
    ...(dial === undefined ? {} : { phoneHref: dial }),
    ...(landline && landline !== phone ? { landline } : {}),
    ...(rating === undefined ? {} : { rating }),
    ...(location.image ? { picture: cardPicture(location.image, site) } : {}),
    ...(isComing ? { notice: site.locationSettings.comingSoonLabel ?? 'Coming Soon' } : {}),
    view: { label: 'View Location', href: locationPath(location.slug, site) },
    openNow: isComing ? { kind: 'unknown' } : openNow(location, site, now),
    specialHours: isComing ? [] : upcomingSpecialHours(location, site, now),
  };
};
