import type { SiteLocation, SiteOpeningHours } from '../site/settings/location.ts';
import { clockMinutes, clockText, dayNames } from './clock.ts';
import { normaliseSpecialHours } from './specialHours.ts';

/** The hours of one day in minutes since midnight, closed, or unknown (by appointment, for example). */
export type DayHours =
  | { readonly kind: 'hours'; readonly open: number; readonly close: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unknown' };

type Written = {
  readonly status?: 'Open' | 'Closed' | null;
  readonly open?: string | null;
  readonly close?: string | null;
};

const read = ({ status, open, close }: Written): DayHours => {
  if (status === 'Closed') return { kind: 'closed' };
  const from = open ? clockMinutes(open) : undefined;
  const to = close ? clockMinutes(close) : undefined;
  return from !== undefined && to !== undefined && from < to
    ? { kind: 'hours', open: from, close: to }
    : { kind: 'unknown' };
};

/**
 * The hours of a location on one date, "YYYY-MM-DD": its special hours for that date, else the weekday's hours (decision D4). A
 * weekday that is not listed is unknown.
 */
export const dayHours = (
  location: Pick<SiteLocation, 'id' | 'contact_detail' | 'special_hours'>,
  date: string,
): DayHours => {
  for (const entry of location.special_hours ?? []) {
    const special = normaliseSpecialHours(entry);
    if (special?.date === date && (special.locationId === undefined || special.locationId === location.id))
      return read(special);
  }
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const entry = location.contact_detail.opening_hours.find((candidate) => candidate.weekday === weekday);
  return entry === undefined ? { kind: 'unknown' } : read(entry);
};

/** One line of an opening-hours table. */
export type HoursLine = { readonly days: string; readonly text: string; readonly today: boolean };

/** Monday first, Sunday last (decision D1); the document uses 0 for Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0];
const weekdays = [1, 2, 3, 4, 5];

const textOf = ({ status, open, close, formated_hours: written }: SiteOpeningHours): string => {
  if (status === 'Closed') return 'Closed';
  const from = open ? clockText(open) : undefined;
  const to = close ? clockText(close) : undefined;
  if (from !== undefined && to !== undefined) return `${from} - ${to}`;
  return written?.trim() || (status === 'Open' ? 'Open' : 'Closed');
};

/**
 * The opening hours of a week as lines, Monday to Sunday; Monday to Friday are one line if all five are listed and equal
 * (decisions D1 to D3). `weekday` is today's, 0 for Sunday.
 */
export const weekHours = (hours: readonly SiteOpeningHours[], weekday: number): HoursLine[] => {
  const lines = week.flatMap((day) => {
    const entry = hours.find((candidate) => candidate.weekday === day);
    return entry === undefined ? [] : [{ day, text: textOf(entry) }];
  });
  const working = lines.filter(({ day }) => weekdays.includes(day));
  const first = working[0];
  const isCollapsed =
    first !== undefined && working.length === weekdays.length && working.every(({ text }) => text === first.text);
  const single = (line: { day: number; text: string }): HoursLine => ({
    days: dayNames[line.day]!,
    text: line.text,
    today: line.day === weekday,
  });
  if (!isCollapsed) return lines.map(single);
  return [
    { days: 'Mon-Fri', text: first.text, today: weekdays.includes(weekday) },
    ...lines.filter(({ day }) => !weekdays.includes(day)).map(single),
  ];
};
