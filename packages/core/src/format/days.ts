import { countryLanguage } from './countryLanguage.ts';
import { readMoment } from '../data/readers.ts';
import type { Site } from '../site/site.ts';

const dayFormatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timezone: string): Intl.DateTimeFormat => {
  const known = dayFormatters.get(timezone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormatters.set(timezone, made);
  return made;
};

/**
 * The calendar date of a moment in the business's time zone, as "YYYY-MM-DD", which sorts as text. `moment` is in milliseconds
 * since 1970; `timezone` is an IANA name that the site's schema has validated.
 *
 * @example businessDay(Date.UTC(2026, 0, 1, 14, 30), 'Australia/Brisbane') // => '2026-01-02'
 */
export const businessDay = (moment: number, timezone: string): string => {
  const parts = formatterOf(timezone).formatToParts(moment);
  const part = (type: 'year' | 'month' | 'day'): string => parts.find((entry) => entry.type === type)!.value;
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};

/**
 * The date of a moment in the site's time zone: "3 July". `time` is in milliseconds since 1970.
 *
 * @example
 * formatDay(Date.UTC(2026, 6, 2, 20), { timezone: 'Australia/Brisbane' }); // => '3 July'
 */
export const formatDay = (time: number, { timezone }: Pick<Site, 'timezone'>): string =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', timeZone: timezone }).format(time);

/** The last moment that a date can represent. */
const latest = 8.64e15;

const longDayFormatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A date in the site's country format and time zone: "15 March 2026". Undefined if the text is not a date.
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
  const locale = countryLanguage(country);
  const formatter =
    longDayFormatters.get(locale + timezone) ??
    new Intl.DateTimeFormat(locale, { timeZone: timezone, day: 'numeric', month: 'long', year: 'numeric' });
  longDayFormatters.set(locale + timezone, formatter);
  return formatter.format(moment);
};
