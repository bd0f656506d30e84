import { describe, expect, it } from 'vitest';
import { aLocation } from '../testing/index.ts';
import { dayHours } from './dayHours.ts';

/** A Sunday and the Monday after it. */
const sunday = '2026-03-15';
const monday = '2026-03-16';
const on = (hours: object): ReturnType<typeof dayHours> =>
  dayHours(aLocation({ contact_detail: { opening_hours: [{ weekday: 1, status: 'Open', ...hours }] } }), monday);

describe('dayHours', () => {
  it('needs an opening and a later closing time', () => {
    expect(on({ open: '08:30', close: '17:30' })).toEqual({ kind: 'hours', open: 510, close: 1_050 });
    expect(on({ open: '08:30' })).toEqual({ kind: 'unknown' });
    expect(on({ close: '17:30' })).toEqual({ kind: 'unknown' });
    expect(on({})).toEqual({ kind: 'unknown' });
    expect(on({ open: '09:00', close: '09:00' })).toEqual({ kind: 'unknown' });
    expect(on({ open: '17:30', close: '08:30' })).toEqual({ kind: 'unknown' });
  });

  it('does not know a weekday that is not listed', () => {
    expect(
      dayHours(aLocation({ contact_detail: { opening_hours: [{ weekday: 1, status: 'Closed' }] } }), sunday),
    ).toEqual({ kind: 'unknown' });
    expect(
      dayHours(aLocation({ contact_detail: { opening_hours: [{ weekday: 1, status: 'Closed' }] } }), monday),
    ).toEqual({ kind: 'closed' });
  });

  it('goes by special hours of this location, and steps over those it cannot read', () => {
    const special = [
      { date: 'Easter', status: 'Closed' as const },
      { date: monday, status: 'Closed' as const, location_id: 99 },
      { date: monday, start_hour: '10:00', end_hour: '12:00', location_id: 3 },
    ];
    expect(dayHours(aLocation({ special_hours: special }), monday)).toEqual({ kind: 'hours', open: 600, close: 720 });
    expect(dayHours(aLocation({ special_hours: special.slice(0, 2) }), monday)).toEqual({
      kind: 'hours',
      open: 510,
      close: 1_050,
    });
  });
});
