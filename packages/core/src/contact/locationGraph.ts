import type { LocalBusiness, Organization } from 'schema-dts';
import { absoluteAddress } from '../routes/absoluteAddress.ts';
import { locationPath } from '../routes/morePaths.ts';
import type { Site } from '../site/site.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import { dayHours, type DayHours } from './weekHours.ts';
import { normaliseSpecialHours } from './specialHours.ts';

const types = { '': 'AutoDealer', sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' } as const;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0];

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A closed day opens and closes at midnight in schema.org. */
const times = (hours: DayHours): { opens: string; closes: string } | undefined => {
  if (hours.kind === 'unknown') return undefined;
  return hours.kind === 'closed'
    ? { opens: '00:00', closes: '00:00' }
    : { opens: clock(hours.open), closes: clock(hours.close) };
};

const weekOf = ({ id, contact_detail }: SiteLocation) => {
  const groups = new Map<string, { dayOfWeek: (typeof weekdays)[number][]; opens: string; closes: string }>();
  for (const day of week) {
    // 2 January 2000 was a Sunday.
    const hours = times(dayHours({ id, contact_detail }, `2000-01-0${2 + day}`));
    if (hours === undefined) continue;
    const name = weekdays[day]!;
    const known = groups.get(hours.opens + hours.closes);
    if (known) known.dayOfWeek.push(name);
    else groups.set(hours.opens + hours.closes, { dayOfWeek: [name], ...hours });
  }
  return [...groups.values()].map((group) => ({ '@type': 'OpeningHoursSpecification' as const, ...group }));
};

const holidaysOf = (location: SiteLocation) => {
  const dates = (location.special_hours ?? []).flatMap((entry) => normaliseSpecialHours(entry)?.date ?? []);
  return [...new Set(dates)].sort().flatMap((date) => {
    const hours = times(dayHours(location, date));
    return hours === undefined
      ? []
      : [{ '@type': 'OpeningHoursSpecification' as const, validFrom: date, validThrough: date, ...hours }];
  });
};

const nonEmpty = <Value>(list: readonly Value[]): readonly Value[] | undefined =>
  list.length === 0 ? undefined : list;

/**
 * A location as a schema.org node: an AutoDealer (an AutoRepair for a workshop, an AutoPartsStore for a parts counter) with
 * address, phone, coordinates, weekly and special opening hours. A location that is not open yet has no hours.
 */
export const locationNode = (location: SiteLocation, site: Pick<Site, 'url' | 'country' | 'routes'>) => {
  const { street, city, state, postcode, lat, long, place_url: placeUrl } = location.address;
  const url = absoluteAddress(locationPath(location.slug, site), site);
  const isComing = location.coming_soon === true;
  return {
    '@type': types[location.location_type],
    '@id': `${url}#location`,
    name: location.name,
    url,
    telephone: (location.contact_detail.phone ?? location.contact_detail.landline_phone) || undefined,
    image: location.image ? absoluteAddress(location.image, site) : undefined,
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: street ?? undefined,
      addressLocality: city ?? undefined,
      addressRegion: state ?? undefined,
      postalCode: postcode ?? undefined,
      addressCountry: site.country,
    },
    geo:
      lat == null || long == null ? undefined : { '@type': 'GeoCoordinates' as const, latitude: lat, longitude: long },
    hasMap: placeUrl ?? undefined,
    openingHoursSpecification: isComing ? undefined : nonEmpty(weekOf(location)),
    specialOpeningHoursSpecification: isComing ? undefined : nonEmpty(holidaysOf(location)),
  } satisfies LocalBusiness;
};

/**
 * Structured data (schema.org) of a location: its node (`locationNode`) and the dealer it belongs to.
 *
 * @example locationGraph(aLocation(), aSite()).parentOrganization.name // => 'Harbour City Motors'
 */
export const locationGraph = (location: SiteLocation, site: Pick<Site, 'url' | 'country' | 'routes' | 'name'>) => ({
  '@context': 'https://schema.org' as const,
  ...locationNode(location, site),
  parentOrganization: {
    '@type': 'Organization' as const,
    name: site.name,
    url: absoluteAddress('/', site),
  } satisfies Organization,
});
