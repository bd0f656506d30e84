import type { Site } from '../site/site.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import { clockText } from './clockText.ts';
import { dateWords } from './dateWords.ts';
import { localClock } from './localClock.ts';
import { locationTimezone } from './locationTimezone.ts';
import { normaliseSpecialHours } from './normaliseSpecialHours.ts';

/** A line of the holiday hours dialog. */
export type SpecialHoursLine = { readonly date: string; readonly day: string; readonly text: string };

/**
 * The special hours of a location for its holiday hours dialog (row 2.L11; decision D4): of today or later by its own clock, of this
 * location, in the order of their dates, each date once. Empty: no button. `now` in milliseconds.
 *
 * @example
 * upcomingSpecialHours(location, site, now)[0]; // => { date: '2026-12-25', day: 'Fri 25 December 2026', text: 'Closed' }
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
    lines.set(hours.date, { date: hours.date, day: dateWords(hours.date), text });
  }
  return [...lines.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
};
