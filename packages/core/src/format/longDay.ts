import type { Site } from '../site/site.ts';
import { readMoment } from '../vehicle/readers.ts';

/** The last moment that a date can be. */
const latest = 8.64e15;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A written date as the site's country writes it, on the day where the business is: "15 March 2026". Undefined where it is no date.
 *
 * @example
 * longDay('2026-03-15', site); // => '15 March 2026'
 * longDay('soon', site); // => undefined
 */
export const longDay = (
  date: string | undefined,
  { timezone, country }: Pick<Site, 'timezone' | 'country'>,
): string | undefined => {
  const moment = readMoment(date);
  if (moment === undefined || moment > latest) return undefined;
  const locale = country === 'NZ' ? 'en-NZ' : 'en-AU';
  const formatter =
    formatters.get(locale + timezone) ??
    new Intl.DateTimeFormat(locale, { timeZone: timezone, day: 'numeric', month: 'long', year: 'numeric' });
  formatters.set(locale + timezone, formatter);
  return formatter.format(moment);
};
