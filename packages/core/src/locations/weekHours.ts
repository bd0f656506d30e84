import type { SiteOpeningHours } from '../site/settings/location.ts';
import { clockText } from './clockText.ts';

/** One line of an opening-hours table. */
export type HoursLine = { readonly days: string; readonly text: string; readonly today: boolean };

/** Monday first, Sunday last (decision D1); the wire counts 0 for Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0];
const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const weekdays = [1, 2, 3, 4, 5];

const textOf = ({ status, open, close, formated_hours: written }: SiteOpeningHours): string => {
  if (status === 'Closed') return 'Closed';
  const from = open ? clockText(open) : undefined;
  const to = close ? clockText(close) : undefined;
  if (from !== undefined && to !== undefined) return `${from} - ${to}`;
  return written?.trim() || (status === 'Open' ? 'Open' : 'Closed');
};

/**
 * The week's opening hours as lines, Monday to Sunday; Monday to Friday become one line when all five are there and equal
 * (specification section 2, Locations; decisions D1 to D3). `weekday` is today's, 0 for Sunday.
 *
 * @example
 * weekHours(location.contact_detail.opening_hours, 3)[0]; // => { days: 'Mon-Fri', text: '8:30am - 5:30pm', today: true }
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
    days: names[line.day] ?? '',
    text: line.text,
    today: line.day === weekday,
  });
  if (!isCollapsed) return lines.map(single);
  return [
    { days: 'Mon-Fri', text: first.text, today: weekdays.includes(weekday) },
    ...lines.filter(({ day }) => !weekdays.includes(day)).map(single),
  ];
};
