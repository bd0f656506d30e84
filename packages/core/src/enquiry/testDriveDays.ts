import { dayNames, localClock, monthNames } from '../contact/clock.ts';
import { locationTimezone } from '../contact/locationTimezone.ts';
import { dayHours } from '../contact/weekHours.ts';
import { businessDay } from '../format/days.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** A day that can be chosen for a test drive: "YYYY-MM-DD", and its name in two parts, "Thu" and "9 Apr". */
export type TestDriveDay = { readonly date: string; readonly name: string; readonly text: string };

/** The most days that are offered, and how far ahead they are looked for. */
const mostDays = 6;
const lookAhead = 21;
const dayMs = 86_400_000;
/** A test drive must begin this long before closing time, in minutes. */
const lastStart = 60;

/**
 * The next days on which a vehicle can be driven: those on which its location is open, in the location's time zone, today only until an
 * hour before it closes. A day whose hours are not known counts as open. Without a vehicle it is the primary location. `now` is in
 * milliseconds since 1970.
 *
 * @example
 * testDriveDays(vehicle, site, now)[0]; // => { date: '2026-03-16', name: 'Tomorrow', text: '16 Mar' }
 */
export const testDriveDays = (
  vehicle: Pick<Vehicle, 'location'> | undefined,
  site: Pick<Site, 'locations' | 'country' | 'timezone'>,
  now: number,
): TestDriveDay[] => {
  const location: SiteLocation | undefined =
    site.locations.find(({ id }) => id === vehicle?.location.id) ?? site.locations.find(({ primary }) => primary);
  const { date: today, minutes } = localClock(
    now,
    location === undefined ? site.timezone : locationTimezone(location, site),
  );
  const first = businessDay(now, site.timezone);
  const days: TestDriveDay[] = [];
  for (let ahead = 0; ahead <= lookAhead && days.length < mostDays; ahead += 1) {
    const moment = new Date(Date.parse(`${today}T00:00:00Z`) + ahead * dayMs);
    const date = moment.toISOString().slice(0, 10);
    const hours = location === undefined ? undefined : dayHours(location, date);
    const isOver = ahead === 0 && hours?.kind === 'hours' && minutes > hours.close - lastStart;
    if (date < first || hours?.kind === 'closed' || isOver) continue;
    days.push({
      date,
      name: ahead === 0 ? 'Today' : ahead === 1 ? 'Tomorrow' : dayNames[moment.getUTCDay()]!,
      text: `${moment.getUTCDate()} ${monthNames[moment.getUTCMonth()]!.slice(0, 3)}`,
    });
  }
  return days;
};
