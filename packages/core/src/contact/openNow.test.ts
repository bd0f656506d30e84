import { describe, expect, it } from 'vitest';
import type { SiteLocation, SiteSpecialHours } from '../site/index.ts';
import { aLocation, aSite } from '../testing/index.ts';
import { dayHours } from './weekHours.ts';
import { localClock } from './clock.ts';
import { locationTimezone } from './locationTimezone.ts';
import { openNow } from './openNow.ts';
import { upcomingSpecialHours } from './specialHours.ts';

const site = aSite();
const yard = (state: string, change: Partial<SiteLocation> = {}): SiteLocation =>
  aLocation({ address: { city: 'X', state }, ...change });
// aLocation: weekdays 8:30 to 17:30, Saturday 9:00 to 15:00, closed on Sunday.
const textAt = (location: SiteLocation, now: number): string => {
  const answer = openNow(location, site, now);
  return answer.kind === 'unknown' ? 'unknown' : answer.text;
};

describe('openNow', () => {
  // Friday 20 November 2026 in Brisbane, ten hours ahead of UTC: 8:30 there is 22:30 UTC of the 19th.
  it.each([
    ['a minute before opening', Date.UTC(2026, 10, 19, 22, 29), 'Closed, opens today 8:30am'],
    ['the opening minute', Date.UTC(2026, 10, 19, 22, 30), 'Open until 5:30pm'],
    ['the last open minute', Date.UTC(2026, 10, 20, 7, 29), 'Open until 5:30pm'],
    ['the closing minute', Date.UTC(2026, 10, 20, 7, 30), 'Closed, opens tomorrow 9:00am'],
    ['Saturday noon', Date.UTC(2026, 10, 21, 2), 'Open until 3:00pm'],
    ['Saturday evening', Date.UTC(2026, 10, 21, 8), 'Closed, opens Mon 8:30am'],
    ['Sunday', Date.UTC(2026, 10, 22, 2), 'Closed, opens tomorrow 8:30am'],
  ])('openNow in Brisbane at %s', (_, now, text) => {
    expect(textAt(yard('QLD'), now)).toBe(text);
  });

  it('openNow goes by the clock of the place: with summer time Sydney opens an hour before Brisbane, in winter both together', () => {
    // 21:45 UTC on Thursday 14 January 2027 is 8:45 on Friday in Sydney (UTC+11) and 7:45 in Brisbane (UTC+10).
    const summer = Date.UTC(2027, 0, 14, 21, 45);
    expect([textAt(yard('NSW'), summer), textAt(yard('QLD'), summer)]).toEqual([
      'Open until 5:30pm',
      'Closed, opens today 8:30am',
    ]);
    // 22:45 UTC on Thursday 9 July 2026 is 8:45 on Friday in both.
    const winter = Date.UTC(2026, 6, 9, 22, 45);
    expect([textAt(yard('NSW'), winter), textAt(yard('QLD'), winter)]).toEqual([
      'Open until 5:30pm',
      'Open until 5:30pm',
    ]);
    // 0:45 UTC on Friday 10 July 2026 is 8:45 in Perth (UTC+8), 10:15 in Adelaide (UTC+9:30).
    expect(textAt(yard('WA'), Date.UTC(2026, 6, 10, 0, 45))).toBe('Open until 5:30pm');
    expect(textAt(yard('WA'), Date.UTC(2026, 6, 10, 0, 25))).toBe('Closed, opens today 8:30am');
    expect(textAt(yard('SA'), Date.UTC(2026, 6, 9, 23, 0))).toBe('Open until 5:30pm');
    expect(textAt(yard('SA'), Date.UTC(2026, 6, 9, 22, 59))).toBe('Closed, opens today 8:30am');
  });

  it('openNow opens at half past eight on the clock on the days when the clock changes', () => {
    const sunday = yard('NSW', { contact_detail: { opening_hours: [{ weekday: 0, open: '08:30', close: '17:30' }] } });
    // Sunday 5 April 2026 summer time ends at 3:00; 8:30 is then 22:30 UTC (UTC+10). Sunday 4 October it begins; 8:30 is 21:30 UTC (UTC+11).
    expect([textAt(sunday, Date.UTC(2026, 3, 4, 22, 29)), textAt(sunday, Date.UTC(2026, 3, 4, 22, 30))]).toEqual([
      'Closed, opens today 8:30am',
      'Open until 5:30pm',
    ]);
    expect([textAt(sunday, Date.UTC(2026, 9, 3, 21, 29)), textAt(sunday, Date.UTC(2026, 9, 3, 21, 30))]).toEqual([
      'Closed, opens today 8:30am',
      'Open until 5:30pm',
    ]);
  });

  it('openNow knows special hours, of this location only', () => {
    const special: SiteSpecialHours[] = [
      { date: '2026-12-24', hours: { begin: '08:30', end: '12:00' } },
      { date: '2026-12-25', status: 'Closed' },
      { date: '2026-12-26', status: 'Closed', location_id: 3 },
      { date: '2026-12-28', status: 'Closed', location_id: 99 },
    ];
    const christmas = yard('QLD', { id: 3, special_hours: special });
    // Noon in Brisbane is 2:00 UTC.
    expect(textAt(christmas, Date.UTC(2026, 11, 24, 1))).toBe('Open until 12:00pm');
    expect(textAt(christmas, Date.UTC(2026, 11, 24, 2))).toBe('Closed, opens Mon 8:30am');
    expect(textAt(christmas, Date.UTC(2026, 11, 25, 2))).toBe('Closed, opens Mon 8:30am');
    expect(textAt(christmas, Date.UTC(2026, 11, 28, 2))).toBe('Open until 5:30pm');
  });

  it('openNow names the date when it opens in a week or later', () => {
    const closed = Array.from(
      { length: 9 },
      (_, day): SiteSpecialHours => ({
        date: `2026-12-${24 + day}`.replace('2026-12-32', '2027-01-01'),
        status: 'Closed',
      }),
    );
    expect(textAt(yard('QLD', { special_hours: closed }), Date.UTC(2026, 11, 24, 2))).toBe(
      'Closed, opens Sat 2 January 9:00am',
    );
  });

  it.each([
    ['no hours', []],
    ['open without times', [{ weekday: 5, status: 'Open' as const }]],
    ['times upside down', [{ weekday: 5, open: '17:00', close: '08:00' }]],
    ['words instead of times', [{ weekday: 5, open: 'early', close: 'late' }]],
  ])('openNow does not guess with %s', (_, opening_hours) => {
    expect(textAt(yard('QLD', { contact_detail: { opening_hours } }), Date.UTC(2026, 10, 20, 2))).toBe('unknown');
  });

  it('openNow promises no opening behind a day that it does not know, nor when all is closed', () => {
    const friday = yard('QLD', { contact_detail: { opening_hours: [{ weekday: 5, open: '08:30', close: '12:00' }] } });
    expect(openNow(friday, site, Date.UTC(2026, 10, 20, 5))).toEqual({ kind: 'closed', text: 'Closed' });
    const never = yard('QLD', {
      contact_detail: {
        opening_hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Closed' as const })),
      },
    });
    expect(openNow(never, site, Date.UTC(2026, 10, 20, 5))).toEqual({ kind: 'closed', text: 'Closed' });
  });
});

describe('locationTimezone', () => {
  it.each([
    ['NSW', 'Australia/Sydney'],
    ['Victoria', 'Australia/Melbourne'],
    ['qld', 'Australia/Brisbane'],
    ['SA', 'Australia/Adelaide'],
    ['WA', 'Australia/Perth'],
    ['NT', 'Australia/Darwin'],
    ['TAS', 'Australia/Hobart'],
    ['ACT', 'Australia/Sydney'],
    ['Atlantis', 'Australia/Brisbane'],
    ['', 'Australia/Brisbane'],
    ['constructor', 'Australia/Brisbane'],
    ['toString', 'Australia/Brisbane'],
    ['__proto__', 'Australia/Brisbane'],
  ])('locationTimezone: %s is at %s', (state, zone) => {
    expect(locationTimezone(yard(state), site)).toBe(zone);
  });

  it("locationTimezone is the site's in New Zealand", () => {
    expect(locationTimezone(yard('WA'), aSite({ country: 'NZ', timezone: 'Pacific/Auckland' }))).toBe(
      'Pacific/Auckland',
    );
  });
});

describe('localClock', () => {
  it('localClock reads midnight as 0 and changes the date with it', () => {
    expect(localClock(Date.UTC(2026, 10, 20, 14), 'Australia/Brisbane')).toEqual({ date: '2026-11-21', minutes: 0 });
    expect(localClock(Date.UTC(2026, 10, 20, 13, 59), 'Australia/Brisbane')).toEqual({
      date: '2026-11-20',
      minutes: 23 * 60 + 59,
    });
  });
});

describe('dayHours', () => {
  it('dayHours reads times with seconds and ISO times by their clock', () => {
    const location = yard('QLD', {
      contact_detail: { opening_hours: [{ weekday: 5, open: '08:30:00', close: '2026-11-20T17:30:00.000+10:00' }] },
    });
    expect(dayHours(location, '2026-11-20')).toEqual({ kind: 'hours', open: 510, close: 1_050 });
    expect(dayHours(location, '2026-11-21')).toEqual({ kind: 'unknown' });
  });
});

describe('upcomingSpecialHours', () => {
  const location = yard('QLD', {
    id: 3,
    special_hours: [
      { date: '2027-01-01', status: 'Closed' },
      { date: '2026-12-25', status: 'Closed' },
      { date: '2026-12-24', start_hour: '08:30', end_hour: '12:00' },
      { date: '2026-12-24', status: 'Closed' },
      { date: '2026-12-26', status: 'Closed', location_id: 9 },
      { date: '2026-04-03', status: 'Closed' },
      { date: 'soon', status: 'Closed' },
    ],
  });

  it('upcomingSpecialHours are those of today or later, in order, each date once', () => {
    // Noon of 24 December in Brisbane.
    expect(upcomingSpecialHours(location, site, Date.UTC(2026, 11, 24, 2))).toEqual([
      { date: '2026-12-24', day: 'Thu 24 December 2026', text: '8:30am - 12:00pm' },
      { date: '2026-12-25', day: 'Fri 25 December 2026', text: 'Closed' },
      { date: '2027-01-01', day: 'Fri 1 January 2027', text: 'Closed' },
    ]);
  });

  it('upcomingSpecialHours turn with the day at the place', () => {
    // 14:00 UTC is midnight in Brisbane.
    expect(upcomingSpecialHours(location, site, Date.UTC(2026, 11, 24, 13, 59))).toHaveLength(3);
    expect(upcomingSpecialHours(location, site, Date.UTC(2026, 11, 24, 14))).toHaveLength(2);
    expect(upcomingSpecialHours(yard('QLD'), site, 0)).toEqual([]);
  });
});
