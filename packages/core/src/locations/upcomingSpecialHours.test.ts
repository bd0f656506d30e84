import { describe, expect, it } from 'vitest';
import { aLocation, aSite, testNow } from '../testing/index.ts';
import { localClock } from './localClock.ts';
import { openNow } from './openNow.ts';
import { upcomingSpecialHours } from './upcomingSpecialHours.ts';
import { weekHours } from './weekHours.ts';

const site = aSite();
const lines = (special_hours: NonNullable<ReturnType<typeof aLocation>['special_hours']>) =>
  upcomingSpecialHours(aLocation({ special_hours }), site, testNow).map(({ date, text }) => [date, text]);

describe('upcomingSpecialHours', () => {
  it('says Open where a day is open and its times are not both known', () => {
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

  it('stand in the order of their dates, whatever the order of the feed, and only those of this location', () => {
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

  it('are none where a location has none', () => {
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
  ])('%j reads %s', (entry, words) => {
    expect(text(entry)).toBe(words);
  });
});

describe('openNow at the edges of a day', () => {
  // Monday 16 March 2026 in Brisbane (UTC+10): 8:30 is 22:30 UTC of the day before.
  const at = (hour: number, minute: number) => openNow(aLocation(), site, Date.UTC(2026, 2, 16, hour - 10, minute));
  it('opens with the first minute and closes with the last', () => {
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
  it('keeps the clocks of two places apart', () => {
    const now = Date.UTC(2026, 0, 5, 14, 30);
    expect(localClock(now, 'Australia/Brisbane')).toEqual({ date: '2026-01-06', minutes: 30 });
    expect(localClock(now, 'Pacific/Auckland')).toEqual({ date: '2026-01-06', minutes: 210 });
    expect(localClock(now, 'Australia/Brisbane')).toEqual({ date: '2026-01-06', minutes: 30 });
  });
});
