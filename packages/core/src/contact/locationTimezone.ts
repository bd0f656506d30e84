import { ownValue } from '../data/values.ts';
import type { Site } from '../site/site.ts';
import type { SiteLocation } from '../site/settings/location.ts';

const zones: Readonly<Record<string, string>> = {
  act: 'Australia/Sydney',
  nsw: 'Australia/Sydney',
  nt: 'Australia/Darwin',
  qld: 'Australia/Brisbane',
  sa: 'Australia/Adelaide',
  tas: 'Australia/Hobart',
  vic: 'Australia/Melbourne',
  wa: 'Australia/Perth',
  'australian capital territory': 'Australia/Sydney',
  'new south wales': 'Australia/Sydney',
  'northern territory': 'Australia/Darwin',
  queensland: 'Australia/Brisbane',
  'south australia': 'Australia/Adelaide',
  tasmania: 'Australia/Hobart',
  victoria: 'Australia/Melbourne',
  'western australia': 'Australia/Perth',
};

/**
 * The time zone of a location, as an IANA name: by its state in Australia, because a group may have locations in states with and
 * without daylight saving; otherwise the site's time zone.
 */
export const locationTimezone = (
  location: Pick<SiteLocation, 'address'>,
  site: Pick<Site, 'country' | 'timezone'>,
): string =>
  (site.country === 'AU' ? ownValue(zones, (location.address.state ?? '').trim().toLowerCase()) : undefined) ??
  site.timezone;
