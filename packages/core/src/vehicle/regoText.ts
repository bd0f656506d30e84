import { businessDay } from '../format/days.ts';
import type { Site } from '../site/site.ts';
import { regoDay } from './regoDay.ts';

/**
 * The text about a registration by its expiry date (decision C20): "Expires on DD/MM/YYYY" up to and including that day in the time zone
 * of the business; afterwards "Unregistered" if the site says so, else undefined. Accepts ISO dates and DD/MM/YYYY.
 */
export const regoText = (
  expiry: string | undefined,
  site: Pick<Site, 'detail' | 'timezone'>,
  now: number,
): string | undefined => {
  const day = regoDay(expiry, site.timezone);
  if (day === undefined) return undefined;
  if (day < businessDay(now, site.timezone)) return site.detail.showUnregistered ? 'Unregistered' : undefined;
  const [year, month, date] = day.split('-');
  return `Expires on ${date}/${month}/${year}`;
};
