import type { Site } from '../site/site.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import { minutesText, dateText, localClock } from './clock.ts';
import { dayHours } from './weekHours.ts';
import { locationTimezone } from './locationTimezone.ts';

/** Whether a location is open, until when or from when; `unknown` if its hours are not known. */
export type OpenNow =
  | { readonly kind: 'open'; readonly closes: string; readonly text: string }
  | { readonly kind: 'closed'; readonly opens?: { readonly day: string; readonly time: string }; readonly text: string }
  | { readonly kind: 'unknown' };

const dayMs = 86_400_000;
/** How many days ahead the next opening is searched; longer than any holiday closure. */
const lookAhead = 14;

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const dayName = (days: number, date: string): string => {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  // Without the date, "Mon" would mean this week.
  return dateText(date)
    .split(' ')
    .slice(0, days < 7 ? 1 : 3)
    .join(' ');
};

/**
 * Whether a location is open at a moment, in its own time zone and with its special hours (decisions D1, D3, D4). It is open from
 * the opening minute until before the closing minute. A closed location has its next opening. `now` is in milliseconds since
 * 1970.
 */
export const openNow = (location: SiteLocation, site: Pick<Site, 'country' | 'timezone'>, now: number): OpenNow => {
  const { date, minutes } = localClock(now, locationTimezone(location, site));
  const today = dayHours(location, date);
  if (today.kind === 'unknown') return { kind: 'unknown' };
  if (today.kind === 'hours' && minutes >= today.open && minutes < today.close) {
    const closes = minutesText(today.close);
    return { kind: 'open', closes, text: `Open until ${closes}` };
  }
  for (let days = 0; days <= lookAhead; days += 1) {
    const day = addDays(date, days);
    const hours = dayHours(location, day);
    // After a day with unknown hours the next opening is not certain.
    if (hours.kind === 'unknown') break;
    if (hours.kind === 'closed' || (days === 0 && minutes >= hours.open)) continue;
    const opens = { day: dayName(days, day), time: minutesText(hours.open) };
    return { kind: 'closed', opens, text: `Closed, opens ${opens.day} ${opens.time}` };
  }
  return { kind: 'closed', text: 'Closed' };
};
