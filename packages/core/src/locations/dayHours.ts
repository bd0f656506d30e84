import type { SiteLocation } from '../site/settings/location.ts';
import { clockMinutes } from './clockMinutes.ts';
import { normaliseSpecialHours } from './normaliseSpecialHours.ts';

/** What is known of one day: its hours in minutes since midnight, closed, or nothing certain (open by appointment, say). */
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
 * The hours of a location on one date, "YYYY-MM-DD": those of the date where it has special hours, else the weekday's (decision D4).
 * A weekday that is not listed is unknown.
 *
 * @example
 * dayHours(location, '2026-12-25'); // => { kind: 'closed' }
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
