import { dateText, localClock, minutesText } from '../contact/clock.ts';
import type { Site } from '../site/site.ts';

const hourMs = 3_600_000;

/**
 * When a reservation that starts now ends, in milliseconds since 1970: after the site's number of elapsed hours, which a daylight
 * saving change does not affect.
 *
 * @example
 * holdAfter(0, { copy: { reserveHoldHours: 48 } }); // => 172_800_000
 */
export const holdAfter = (now: number, { copy }: { readonly copy: Pick<Site['copy'], 'reserveHoldHours'> }): number =>
  now + copy.reserveHoldHours * hourMs;

/**
 * The end of a reservation as text, in the business's time zone with daylight saving, naming the zone. `moment` is in
 * milliseconds since 1970.
 *
 * @example
 * holdEnd(Date.UTC(2026, 10, 22, 23, 15), { timezone: 'Australia/Brisbane' }); // => 'Mon 23 November 2026, 9:15am (Brisbane\u00a0time)'
 */
export const holdEnd = (moment: number, { timezone }: Pick<Site, 'timezone'>): string => {
  const { date, minutes } = localClock(moment, timezone);
  const city = timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `${dateText(date)}, ${minutesText(minutes)} (${city}\u00a0time)`;
};

/** Milliseconds before each status request for a pending payment; the intervals grow. */
const pauses = [1_500, 2_500, 4_000, 6_000, 10_000, 15_000, 20_000, 30_000, 30_000] as const;

/**
 * The pause in milliseconds before the status of a pending payment is requested again; undefined after about two minutes, when
 * the visitor refreshes it. `answered` is the number of responses so far.
 *
 * @example
 * statusPauseMs(1); // => 1500
 * statusPauseMs(99); // => undefined
 */
export const statusPauseMs = (answered: number): number | undefined => pauses[answered - 1];
