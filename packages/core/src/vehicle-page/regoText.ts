import { businessDay } from '../format/days.ts';
import type { Site } from '../site/site.ts';

const dayOf = (text: string, timezone: string): string | undefined => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(T.*(?:Z|[+-]\d{2}:?\d{2}))?/.exec(text);
  if (iso !== null) {
    const moment = iso[4] === undefined ? Number.NaN : Date.parse(text);
    return Number.isNaN(moment) ? `${iso[1]}-${iso[2]}-${iso[3]}` : businessDay(moment, timezone);
  }
  const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return local === null ? undefined : `${local[3]}-${local[2]!.padStart(2, '0')}-${local[1]!.padStart(2, '0')}`;
};

/**
 * The text about a registration by its expiry date (decision C20): "Expires on DD/MM/YYYY" up to and including that day in the time zone
 * of the business; afterwards "Unregistered" if the site says so, else undefined. Accepts ISO dates and DD/MM/YYYY.
 *
 * @example regoText('2026-05-01', site, Date.UTC(2026, 0, 1)) // => 'Expires on 01/05/2026'
 */
export const regoText = (
  expiry: string | undefined,
  site: Pick<Site, 'detail' | 'timezone'>,
  now: number,
): string | undefined => {
  const day = expiry === undefined ? undefined : dayOf(expiry, site.timezone);
  if (day === undefined) return undefined;
  if (day < businessDay(now, site.timezone)) return site.detail.showUnregistered ? 'Unregistered' : undefined;
  const [year, month, date] = day.split('-');
  return `Expires on ${date}/${month}/${year}`;
};
