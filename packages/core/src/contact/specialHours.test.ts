import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteSpecialHours } from '../site/settings/location.ts';
import { aLocation, aSite, testNow } from '../testing/index.ts';
import { localClock } from './clock.ts';
import { openNow } from './openNow.ts';
import { normaliseSpecialHours, upcomingSpecialHours } from './specialHours.ts';
import { weekHours } from './weekHours.ts';

describe('normaliseSpecialHours', () => {
  it('normaliseSpecialHours reads Christmas Eve alike from both shapes', () => {
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

  it('normaliseSpecialHours says nothing of times on a closed day', () => {
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
    'normaliseSpecialHours has no hours for the date "%s"',
    (date) => {
      expect(normaliseSpecialHours({ date, status: 'Open', start_hour: '08:30', end_hour: '12:00' })).toBeUndefined();
    },
  );

  it('normaliseSpecialHours takes whatever a feed writes', () => {
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
    'normaliseSpecialHours has no hours for the date "%s" either',
    (date) => {
      expect(normaliseSpecialHours({ date })).toBeUndefined();
    },
  );

  it.each([
    ['24:00', '25:00'],
    ['23:60', '23:99'],
    ['08:30', '24:00'],
    ['08:60', '12:00'],
  ])('normaliseSpecialHours takes %s to %s for no hours: the day is closed unless it says Open', (begin, end) => {
    expect(normaliseSpecialHours({ date: '2026-12-24', hours: { begin, end } })).toStrictEqual({
      date: '2026-12-24',
      status: 'Closed',
    });
    expect(normaliseSpecialHours({ date: '2026-12-24', status: 'Open', hours: { begin, end } })).toStrictEqual({
      date: '2026-12-24',
      status: 'Open',
    });
  });

  it('normaliseSpecialHours needs both times, and writes them with two digits', () => {
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

const site = aSite();
const lines = (special_hours: NonNullable<ReturnType<typeof aLocation>['special_hours']>) =>
  upcomingSpecialHours(aLocation({ special_hours }), site, testNow).map(({ date, text }) => [date, text]);

describe('upcomingSpecialHours', () => {
  it('upcomingSpecialHours says Open where a day is open and its times are not both known', () => {
    expect(
      lines([
        { date: '2026-12-24', status: 'Open', start_hour: '08:30', end_hour: '12:00' },
        { date: '2026-12-25', status: 'Closed' },
        { date: '2026-12-27', status: 'Open' },
        { date: '2026-12-28', status: 'Open', start_hour: '08:30' },
        { date: '2026-12-29', status: 'Open', end_hour: '12:00' },
      ]),
    ).toEqual([
      ['2026-12-24', '8:30am - 12:00pm'],
      ['2026-12-25', 'Closed'],
      ['2026-12-27', 'Open'],
      ['2026-12-28', 'Open'],
      ['2026-12-29', 'Open'],
    ]);
  });

  it('upcomingSpecialHours are sorted by date, whatever the order of the feed, and exclude those of other locations', () => {
    const closed = (date: string, location_id?: number) => ({
      date,
      status: 'Closed' as const,
      ...(location_id === undefined ? {} : { location_id }),
    });
    expect(
      lines([closed('2026-12-26'), closed('2026-04-03', 3), closed('2026-12-25'), closed('2026-05-01', 9)]).map(
        ([date]) => date,
      ),
    ).toEqual(['2026-04-03', '2026-12-25', '2026-12-26']);
    expect(lines([closed('2026-04-03'), closed('2026-12-25'), closed('2026-12-26')]).map(([date]) => date)).toEqual([
      '2026-04-03',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  it('upcomingSpecialHours are none where a location has none', () => {
    expect(upcomingSpecialHours(aLocation(), site, testNow)).toEqual([]);
  });
});

describe('weekHours, where times are missing', () => {
  const text = (entry: object): string | undefined => weekHours([{ weekday: 1, ...entry }], 0)[0]?.text;
  it.each([
    [{ status: 'Open' }, 'Open'],
    [{ status: 'Open', open: '08:30' }, 'Open'],
    [{ status: 'Open', close: '17:30' }, 'Open'],
    [{}, 'Closed'],
    [{ status: null, formated_hours: null }, 'Closed'],
    [{ formated_hours: '  By appointment ' }, 'By appointment'],
    [{ status: 'Open', formated_hours: '   ' }, 'Open'],
    [{ status: 'Open', open: 'early', close: 'late', formated_hours: 'Early to late' }, 'Early to late'],
  ])('weekHours: %j reads %s', (entry, expected) => {
    expect(text(entry)).toBe(expected);
  });
});

describe('openNow at the edges of a day', () => {
  // Monday 16 March 2026 in Brisbane (UTC+10): 8:30 is 22:30 UTC of the day before.
  const at = (hour: number, minute: number) => openNow(aLocation(), site, Date.UTC(2026, 2, 16, hour - 10, minute));
  it('openNow at the edges of a day opens with the first minute and closes with the last', () => {
    expect(at(8, 29)).toMatchObject({ kind: 'closed', opens: { day: 'today', time: '8:30am' } });
    expect(at(8, 30)).toEqual({ kind: 'open', closes: '5:30pm', text: 'Open until 5:30pm' });
    expect(at(17, 29)).toMatchObject({ kind: 'open' });
    expect(at(17, 30)).toMatchObject({ kind: 'closed', opens: { day: 'tomorrow', time: '8:30am' } });
  });

  it('looks two weeks ahead and no further', () => {
    // Closed every day but one, by special hours; 15 March is a Sunday.
    const closedUntil = (days: number) => {
      const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Closed' as const }));
      const date = new Date(Date.UTC(2026, 2, 15 + days)).toISOString().slice(0, 10);
      return openNow(
        aLocation({
          contact_detail: { opening_hours: week },
          special_hours: [{ date, status: 'Open', start_hour: '10:05', end_hour: '12:00' }],
        }),
        site,
        testNow,
      );
    };
    expect(closedUntil(6)).toMatchObject({ opens: { day: 'Sat', time: '10:05am' } });
    expect(closedUntil(7)).toMatchObject({ opens: { day: 'Sun 22 March', time: '10:05am' } });
    expect(closedUntil(14)).toMatchObject({ opens: { day: 'Sun 29 March', time: '10:05am' } });
    expect(closedUntil(15)).toEqual({ kind: 'closed', text: 'Closed' });
  });
});

describe('localClock', () => {
  it('localClock returns the time of the given time zone, in any order of calls', () => {
    const now = Date.UTC(2026, 0, 5, 14, 30);
    expect(localClock(now, 'Australia/Brisbane')).toEqual({ date: '2026-01-06', minutes: 30 });
    expect(localClock(now, 'Pacific/Auckland')).toEqual({ date: '2026-01-06', minutes: 210 });
    expect(localClock(now, 'Australia/Brisbane')).toEqual({ date: '2026-01-06', minutes: 30 });
  });
});
