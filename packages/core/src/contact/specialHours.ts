import { readText } from '../data/readers.ts';
import type { SiteLocation, SiteSpecialHours } from '../site/settings/location.ts';
import type { Site } from '../site/site.ts';
import { clockText, dateText, localClock } from './clock.ts';
import { locationTimezone } from './locationTimezone.ts';

/** Hours of one date that differ from the week's, in one shape: clock times as "HH:mm", the date as "YYYY-MM-DD". */
type SpecialHours = {
  readonly date: string;
  readonly status: 'Open' | 'Closed';
  readonly open?: string;
  readonly close?: string;
  readonly locationId?: number;
};

/** A day that the month does not have would become a day of the next month. */
const isDay = (year: number, month: number, day: number): boolean =>
  new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;

/** The date as written, without converting time zones; "2026-12-25" and "2026-12-25T00:00:00+10:00" are the same date. */
const dayOf = (value: unknown): string | undefined => {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(readText(value) ?? '');
  if (!found || !isDay(Number(found[1]), Number(found[2]), Number(found[3]))) return undefined;
  return `${found[1]}-${found[2]}-${found[3]}`;
};

/** The time part as "HH:mm" (decision D3: time zones are not converted). */
const clockOf = (value: unknown): string | undefined => {
  const found = /(?:^|T)(\d{1,2}):(\d{2})/.exec(readText(value) ?? '');
  return found && Number(found[1]) < 24 && Number(found[2]) < 60
    ? `${found[1]!.padStart(2, '0')}:${found[2]}`
    : undefined;
};

/**
 * Special hours in one shape, from either shape of the document: `start_hour`/`end_hour` or `hours.begin`/`hours.end` (decision
 * D4). Undefined without a readable date. A date without both times is closed unless it is marked Open.
 *
 * @example
 * normaliseSpecialHours({ date: '2026-12-24', hours: { begin: '8:30', end: '12:00' } }); // => { date: '2026-12-24', status: 'Open', open: '08:30', close: '12:00' }
 */
export const normaliseSpecialHours = (entry: SiteSpecialHours): SpecialHours | undefined => {
  const date = dayOf(entry.date);
  if (date === undefined) return undefined;
  const open = clockOf(entry.start_hour) ?? clockOf(entry.hours?.begin);
  const close = clockOf(entry.end_hour) ?? clockOf(entry.hours?.end);
  const isOpen = entry.status === 'Open' || (entry.status !== 'Closed' && open !== undefined && close !== undefined);
  return {
    date,
    status: isOpen ? 'Open' : 'Closed',
    ...(isOpen && open !== undefined && close !== undefined ? { open, close } : {}),
    ...(typeof entry.location_id === 'number' ? { locationId: entry.location_id } : {}),
  };
};

/** A line of the holiday hours dialog. */
export type SpecialHoursLine = { readonly date: string; readonly day: string; readonly text: string };

/**
 * The special hours of a location for its holiday hours dialog (decision D4): today or later in its own time zone, ordered by
 * date, each date once. If empty, there is no button. `now` is in milliseconds since 1970.
 */
export const upcomingSpecialHours = (
  location: SiteLocation,
  site: Pick<Site, 'country' | 'timezone'>,
  now: number,
): SpecialHoursLine[] => {
  const { date: today } = localClock(now, locationTimezone(location, site));
  const lines = new Map<string, SpecialHoursLine>();
  for (const entry of location.special_hours ?? []) {
    const hours = normaliseSpecialHours(entry);
    if (
      hours === undefined ||
      hours.date < today ||
      lines.has(hours.date) ||
      (hours.locationId !== undefined && hours.locationId !== location.id)
    )
      continue;
    const from = hours.open === undefined ? undefined : clockText(hours.open);
    const to = hours.close === undefined ? undefined : clockText(hours.close);
    const text =
      hours.status === 'Closed' ? 'Closed' : from !== undefined && to !== undefined ? `${from} - ${to}` : 'Open';
    lines.set(hours.date, { date: hours.date, day: dateText(hours.date), text });
  }
  return [...lines.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
};
