import { businessDay } from '../format/businessDay.ts';

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

/**
 * What a clock on the wall says at a place, summer time included: the date, and minutes since midnight. `now` in milliseconds since 1970.
 *
 * @example
 * localClock(Date.UTC(2026, 10, 20, 22, 5), 'Australia/Brisbane'); // => { date: '2026-11-21', minutes: 485 }
 */
export const localClock = (now: number, timezone: string): { readonly date: string; readonly minutes: number } => {
  const parts = clockOf(timezone).formatToParts(now);
  const part = (type: 'hour' | 'minute'): number => Number(parts.find((entry) => entry.type === type)?.value ?? 0);
  return { date: businessDay(now, timezone), minutes: part('hour') * 60 + part('minute') };
};
