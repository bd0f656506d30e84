import type { Site } from '../site/site.ts';

/**
 * The day of a moment, in the site's time zone: "3 July". `time` in milliseconds since 1970.
 *
 * @example
 * formatDay(Date.UTC(2026, 6, 2, 20), { timezone: 'Australia/Brisbane' }); // => '3 July'
 */
export const formatDay = (time: number, { timezone }: Pick<Site, 'timezone'>): string =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', timeZone: timezone }).format(time);
