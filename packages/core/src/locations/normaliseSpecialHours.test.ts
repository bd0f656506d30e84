import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteSpecialHours } from '../site/settings/location.ts';
import { normaliseSpecialHours } from './normaliseSpecialHours.ts';

describe('normaliseSpecialHours', () => {
  it('reads Christmas Eve alike from both shapes', () => {
    const one = normaliseSpecialHours({
      date: '2026-12-24',
      status: 'Open',
      start_hour: '08:30',
      end_hour: '12:00:00',
      location_id: 3,
    });
    const other = normaliseSpecialHours({
      date: '2026-12-24T00:00:00+10:00',
      hours: { begin: '2026-12-24T08:30:00+10:00', end: '12:00' },
      location_id: 3,
    });
    expect(one).toEqual({ date: '2026-12-24', status: 'Open', open: '08:30', close: '12:00', locationId: 3 });
    expect(other).toEqual(one);
  });

  it('says nothing of times on a closed day', () => {
    expect(
      normaliseSpecialHours({ date: '2026-12-25', status: 'Closed', start_hour: '08:30', end_hour: '17:00' }),
    ).toEqual({ date: '2026-12-25', status: 'Closed' });
    expect(normaliseSpecialHours({ date: '2026-12-25' })).toEqual({ date: '2026-12-25', status: 'Closed' });
    expect(normaliseSpecialHours({ date: '2026-12-31', status: 'Open', start_hour: '09:00' })).toEqual({
      date: '2026-12-31',
      status: 'Open',
    });
  });

  it.each(['', 'Christmas', '2026-13-01', '2026-02-30', '25/12/2026', '2026-12-2'])(
    'has no hours for the date "%s"',
    (date) => {
      expect(normaliseSpecialHours({ date, status: 'Open', start_hour: '08:30', end_hour: '12:00' })).toBeUndefined();
    },
  );

  it('takes whatever a feed writes', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (date, hours, status) => {
        const read = normaliseSpecialHours({
          date,
          hours: { begin: hours, end: hours },
          start_hour: hours,
          status,
        } as unknown as SiteSpecialHours);
        if (read !== undefined) expect(read.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['2026-04-31', '2026-02-29', 'x2026-12-25', '2026-12-25x', '2026-00-10', '2026-01-00', '2026-01-32'])(
    'has no hours for the date "%s" either',
    (date) => {
      expect(normaliseSpecialHours({ date })).toBeUndefined();
    },
  );

  it.each([
    ['24:00', '25:00'],
    ['23:60', '23:99'],
    ['08:30', '24:00'],
    ['08:60', '12:00'],
  ])('takes %s to %s for no hours: the day is closed unless it says Open', (begin, end) => {
    expect(normaliseSpecialHours({ date: '2026-12-24', hours: { begin, end } })).toStrictEqual({
      date: '2026-12-24',
      status: 'Closed',
    });
    expect(normaliseSpecialHours({ date: '2026-12-24', status: 'Open', hours: { begin, end } })).toStrictEqual({
      date: '2026-12-24',
      status: 'Open',
    });
  });

  it('needs both times, and writes them with two digits', () => {
    expect(normaliseSpecialHours({ date: '2026-12-24', start_hour: '8:05' })).toStrictEqual({
      date: '2026-12-24',
      status: 'Closed',
    });
    expect(normaliseSpecialHours({ date: '2026-12-24', end_hour: '12:00' })).toStrictEqual({
      date: '2026-12-24',
      status: 'Closed',
    });
    expect(
      normaliseSpecialHours({ date: '2026-12-24', start_hour: '8:05', end_hour: '23:59', location_id: 3 }),
    ).toStrictEqual({ date: '2026-12-24', status: 'Open', open: '08:05', close: '23:59', locationId: 3 });
    expect(normaliseSpecialHours({ date: '2026-12-24', location_id: null })).toStrictEqual({
      date: '2026-12-24',
      status: 'Closed',
    });
  });
});
