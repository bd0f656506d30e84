import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteOpeningHours } from '../site/settings/location.ts';
import { aLocation } from '../testing/index.ts';
import { clockText, weekdayOf } from './clock.ts';
import { dayHours, weekHours } from './weekHours.ts';

/** A Sunday and the Monday after it. */
const sunday = '2026-03-15';
const monday = '2026-03-16';
const on = (hours: object): ReturnType<typeof dayHours> =>
  dayHours(aLocation({ contact_detail: { opening_hours: [{ weekday: 1, status: 'Open', ...hours }] } }), monday);

describe('dayHours', () => {
  it('dayHours needs an opening and a later closing time', () => {
    expect(on({ open: '08:30', close: '17:30' })).toEqual({ kind: 'hours', open: 510, close: 1_050 });
    expect(on({ open: '08:30' })).toEqual({ kind: 'unknown' });
    expect(on({ close: '17:30' })).toEqual({ kind: 'unknown' });
    expect(on({})).toEqual({ kind: 'unknown' });
    expect(on({ open: '09:00', close: '09:00' })).toEqual({ kind: 'unknown' });
    expect(on({ open: '17:30', close: '08:30' })).toEqual({ kind: 'unknown' });
  });

  it('dayHours does not know a weekday that is not listed', () => {
    expect(
      dayHours(aLocation({ contact_detail: { opening_hours: [{ weekday: 1, status: 'Closed' }] } }), sunday),
    ).toEqual({ kind: 'unknown' });
    expect(
      dayHours(aLocation({ contact_detail: { opening_hours: [{ weekday: 1, status: 'Closed' }] } }), monday),
    ).toEqual({ kind: 'closed' });
  });

  it('dayHours goes by special hours of this location, and steps over those it cannot read', () => {
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

const open = (weekday: number, from = '08:30', to = '17:30'): SiteOpeningHours => ({
  weekday,
  status: 'Open',
  open: from,
  close: to,
});
const closed = (weekday: number): SiteOpeningHours => ({ weekday, status: 'Closed' });

describe('weekHours', () => {
  it('weekHours says Monday to Friday once when the five days are equal, Sunday last', () => {
    const lines = weekHours([closed(0), ...[1, 2, 3, 4, 5].map((day) => open(day)), open(6, '09:00', '12:00')], 6);
    expect(lines).toEqual([
      { days: 'Mon-Fri', text: '8:30am - 5:30pm', today: false },
      { days: 'Sat', text: '9:00am - 12:00pm', today: true },
      { days: 'Sun', text: 'Closed', today: false },
    ]);
  });

  it('weekHours lists each day when one of the five differs: "Mon-Thu" is never made', () => {
    const lines = weekHours([1, 2, 3, 4].map((day) => open(day)).concat(open(5, '08:30', '19:00')), 1);
    expect(lines.map(({ days }) => days)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  });

  it('weekHours collapses five closed days too', () => {
    expect(weekHours([1, 2, 3, 4, 5].map(closed), 2)).toEqual([{ days: 'Mon-Fri', text: 'Closed', today: true }]);
  });

  it('weekHours lists single days when one of the five is missing', () => {
    expect(
      weekHours(
        [1, 2, 3, 4].map((day) => open(day)),
        0,
      ),
    ).toHaveLength(4);
  });

  it('weekHours uses written hours only where the clock times are missing', () => {
    expect(weekHours([{ weekday: 1, status: 'Open', formated_hours: 'By appointment' }], 0)[0]?.text).toBe(
      'By appointment',
    );
    expect(weekHours([{ ...open(1), formated_hours: 'By appointment' }], 0)[0]?.text).toBe('8:30am - 5:30pm');
  });
});

describe('weekHours, whatever the week', () => {
  const anyTime = fc.constantFrom('08:00', '08:30', '09:00', '12:00', '17:30');
  const anyEntry = (weekday: number) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant<SiteOpeningHours | undefined>(open(weekday)) },
      fc.constant<SiteOpeningHours | undefined>(undefined),
      fc.constant<SiteOpeningHours | undefined>(closed(weekday)),
      fc.record({
        weekday: fc.constant(weekday),
        status: fc.constantFrom('Open' as const, 'Closed' as const),
        open: anyTime,
        close: anyTime,
      }),
    );
  const anyWeek = fc.tuple(...[0, 1, 2, 3, 4, 5, 6].map(anyEntry)).chain((entries) =>
    fc.shuffledSubarray(
      entries.filter((entry) => entry !== undefined),
      { minLength: entries.filter((entry) => entry !== undefined).length },
    ),
  );
  /** The expected text of a day, computed without the code under test. */
  const meaning = ({ status, open: from, close: to }: SiteOpeningHours): string =>
    status === 'Closed' ? 'Closed' : `${from} to ${to}`;

  it('weekHours never loses a day, and says Mon-Fri if and only if the five are there and equal', () => {
    fc.assert(
      fc.property(anyWeek, fc.integer({ min: 0, max: 6 }), (week, weekday) => {
        const lines = weekHours(week, weekday);
        const days = lines.flatMap((line) =>
          line.days === 'Mon-Fri' ? ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] : [line.days],
        );
        const given = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].filter((_, index) =>
          week.some((entry) => entry.weekday === (index + 1) % 7),
        );
        expect(days).toEqual(given);
        const working = week.filter((entry) => entry.weekday >= 1 && entry.weekday <= 5);
        const isEqual = working.length === 5 && new Set(working.map(meaning)).size === 1;
        expect(lines.some((line) => line.days === 'Mon-Fri')).toBe(isEqual);
        expect(lines.filter(({ today }) => today)).toHaveLength(
          week.some((entry) => entry.weekday === weekday) ? 1 : 0,
        );
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});

describe('clockText', () => {
  it.each([
    ['12:00', '12:00pm'],
    ['00:00:00', '12:00am'],
    ['08:05', '8:05am'],
    ['2026-11-20T17:30:00.000+10:00', '5:30pm'],
    ['23:59', '11:59pm'],
    ['24:00', undefined],
    ['08:75', undefined],
    ['soon', undefined],
  ])('clockText: %s is %s', (time, expected) => {
    expect(clockText(time)).toBe(expected);
  });
});

describe('weekdayOf', () => {
  it('weekdayOf is the day at the place, not in Greenwich', () => {
    // 20 November 2026 is a Friday; 22:00 UTC is 8 in the morning of Saturday in Brisbane, and 3 in the afternoon in Los Angeles.
    const now = Date.UTC(2026, 10, 20, 22);
    expect([weekdayOf(now, 'Australia/Brisbane'), weekdayOf(now, 'America/Los_Angeles')]).toEqual([6, 5]);
  });
});
