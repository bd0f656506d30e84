import { readText } from '../vehicle/readers.ts';
import type { SiteSpecialHours } from '../site/settings/location.ts';

/** Hours of one date that differ from the week's, in one shape: clock times as "HH:mm", the date as "YYYY-MM-DD". */
export type SpecialHours = {
  readonly date: string;
  readonly status: 'Open' | 'Closed';
  readonly open?: string;
  readonly close?: string;
  readonly locationId?: number;
};

/** A day that the month does not have falls into another month. */
const isDay = (year: number, month: number, day: number): boolean =>
  new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;

/** The day as written, without any shift of zone; "2026-12-25" and "2026-12-25T00:00:00+10:00" are the same day. */
const dayOf = (value: unknown): string | undefined => {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(readText(value) ?? '');
  if (!found || !isDay(Number(found[1]), Number(found[2]), Number(found[3]))) return undefined;
  return `${found[1]}-${found[2]}-${found[3]}`;
};

/** The clock part as "HH:mm" (decision D3: no zone shift). */
const clockOf = (value: unknown): string | undefined => {
  const found = /(?:^|T)(\d{1,2}):(\d{2})/.exec(readText(value) ?? '');
  return found && Number(found[1]) < 24 && Number(found[2]) < 60
    ? `${(found[1] ?? '').padStart(2, '0')}:${found[2]}`
    : undefined;
};

/**
 * Special hours in one shape, from either shape of the wire: `start_hour`/`end_hour` or `hours.begin`/`hours.end` (specification
 * section 3, row 3.L06; decision D4). Without a readable date there are none. A date without both times is closed unless it
 * says Open.
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
