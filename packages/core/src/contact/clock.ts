import { businessDay } from '../format/days.ts';

/**
 * Minutes since midnight of a clock time from a feed: "HH:mm", "HH:mm:ss" or the time part of an ISO date (decision D3).
 * Undefined for anything else.
 *
 * @example
 * clockMinutes('17:30'); // => 1050
 */
export const clockMinutes = (time: string): number | undefined => {
  const match = /(?:^|T)(\d{1,2}):(\d{2})/.exec(time);
  const hour = Number(match?.[1]);
  const minute = Number(match?.[2]);
  // NaN fails both comparisons.
  return hour <= 23 && minute <= 59 ? hour * 60 + minute : undefined;
};

const noon = 12;

/**
 * A time of day in Australian style (decision D3), from the minutes since midnight.
 *
 * @example
 * minutesText(1050); // => '5:30pm'
 */
export const minutesText = (minutes: number): string => {
  const hour = Math.floor(minutes / 60);
  return `${hour % noon === 0 ? noon : hour % noon}:${String(minutes % 60).padStart(2, '0')}${hour < noon ? 'am' : 'pm'}`;
};

/**
 * A clock time in Australian style: minutes always, lower case, no space (decision D3). Accepts "HH:mm", "HH:mm:ss" and the time
 * part of ISO dates, without converting time zones. Undefined for anything else.
 *
 * @example
 * clockText('17:30'); // => '5:30pm'
 * clockText('00:00'); // => '12:00am'
 */
export const clockText = (time: string): string | undefined => {
  const minutes = clockMinutes(time);
  return minutes === undefined ? undefined : minutesText(minutes);
};

/** Weekdays from Sunday, in three letters. */
export const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** The months. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A date as text, "YYYY-MM-DD" to "Fri 25 December 2026". It does not use `Intl`, whose commas differ between browsers.
 *
 * @example
 * dateText('2026-12-25'); // => 'Fri 25 December 2026'
 */
export const dateText = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`);
  return `${dayNames[day.getUTCDay()]!} ${day.getUTCDate()} ${monthNames[day.getUTCMonth()]!} ${day.getUTCFullYear()}`;
};

/** The day of the week in a time zone: 0 for Sunday to 6 for Saturday. `now` is in milliseconds since 1970. */
export const weekdayOf = (now: number, timezone: string): number =>
  new Date(`${businessDay(now, timezone)}T00:00:00Z`).getUTCDay();

const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timezone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timezone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-AU', {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timezone, made);
  return made;
};

/** The date and the minutes since midnight in a time zone, with daylight saving. `now` is in milliseconds since 1970. */
export const localClock = (now: number, timezone: string): { readonly date: string; readonly minutes: number } => {
  const parts = clockOf(timezone).formatToParts(now);
  const part = (type: 'hour' | 'minute'): number => Number(parts.find((entry) => entry.type === type)!.value);
  return { date: businessDay(now, timezone), minutes: part('hour') * 60 + part('minute') };
};
