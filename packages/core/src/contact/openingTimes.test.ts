import { describe, expect, it } from 'vitest';
import { aLocation, aSite } from '../testing/index.ts';
import { openNow } from './openNow.ts';
import { upcomingSpecialHours } from './specialHours.ts';

/*
 * Worked out by hand. Brisbane is UTC+10 and Perth UTC+8 all year. Sydney (+10) and Adelaide (+9:30) put their clocks forward on the first
 * Sunday of October and back on the first Sunday of April; Auckland (+12) on the last Sunday of September and the first of April.
 */
const towns = {
  Brisbane: [aSite(), 'QLD'],
  Sydney: [aSite(), 'NSW'],
  Adelaide: [aSite(), 'SA'],
  Perth: [aSite(), 'WA'],
  Auckland: [aSite({ country: 'NZ', timezone: 'Pacific/Auckland' }), ''],
} as const;
type Town = keyof typeof towns;

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '08:30',
  close: '17:30',
}));
const minute = 60_000;

const lineAt = (town: Town, time: number): string => {
  const [site, state] = towns[town];
  const answer = openNow(aLocation({ address: { state }, contact_detail: { opening_hours: everyDay } }), site, time);
  return answer.kind === 'unknown' ? 'unknown' : answer.text;
};

describe('a yard that opens at 8:30am and closes at 5:30pm every day', () => {
  it.each<[Town, string, opens: string, closes: string]>([
    ['Brisbane', 'Saturday 4 April', '2026-04-03T22:30Z', '2026-04-04T07:30Z'],
    ['Brisbane', 'Sunday 5 April', '2026-04-04T22:30Z', '2026-04-05T07:30Z'],
    ['Brisbane', 'Sunday 4 October', '2026-10-03T22:30Z', '2026-10-04T07:30Z'],
    ['Sydney', 'the last day of summer time', '2026-04-03T21:30Z', '2026-04-04T06:30Z'],
    ['Sydney', 'the day when summer time ends', '2026-04-04T22:30Z', '2026-04-05T07:30Z'],
    ['Sydney', 'the last day of winter time', '2026-10-02T22:30Z', '2026-10-03T07:30Z'],
    ['Sydney', 'the day when summer time starts', '2026-10-03T21:30Z', '2026-10-04T06:30Z'],
    ['Adelaide', 'the last day of summer time', '2026-04-03T22:00Z', '2026-04-04T07:00Z'],
    ['Adelaide', 'the day when summer time ends', '2026-04-04T23:00Z', '2026-04-05T08:00Z'],
    ['Adelaide', 'the last day of winter time', '2026-10-02T23:00Z', '2026-10-03T08:00Z'],
    ['Adelaide', 'the day when summer time starts', '2026-10-03T22:00Z', '2026-10-04T07:00Z'],
    ['Perth', 'Saturday 4 April', '2026-04-04T00:30Z', '2026-04-04T09:30Z'],
    ['Perth', 'Sunday 4 October', '2026-10-04T00:30Z', '2026-10-04T09:30Z'],
    ['Auckland', 'the last day of summer time', '2026-04-03T19:30Z', '2026-04-04T04:30Z'],
    ['Auckland', 'the day when summer time ends', '2026-04-04T20:30Z', '2026-04-05T05:30Z'],
    ['Auckland', 'the last day of winter time', '2026-09-25T20:30Z', '2026-09-26T05:30Z'],
    ['Auckland', 'the day when summer time starts', '2026-09-26T19:30Z', '2026-09-27T04:30Z'],
  ])('a yard that opens at 8:30am and closes at 5:30pm every day in %s on %s', (town, _, opens, closes) => {
    const [open, close] = [Date.parse(opens), Date.parse(closes)];
    expect([open - minute, open, close - minute, close].map((time) => lineAt(town, time))).toEqual([
      'Closed, opens today 8:30am',
      'Open until 5:30pm',
      'Open until 5:30pm',
      'Closed, opens tomorrow 8:30am',
    ]);
  });

  it('at one moment is open in some places and closed in others', () => {
    // 22:00 UTC on Sunday 4 January 2026: Monday 8:00 in Brisbane, 9:00 in Sydney, 8:30 in Adelaide, 6:00 in Perth, 11:00 in Auckland.
    const moment = Date.parse('2026-01-04T22:00Z');
    expect(Object.keys(towns).map((town) => [town, lineAt(town as Town, moment)])).toEqual([
      ['Brisbane', 'Closed, opens today 8:30am'],
      ['Sydney', 'Open until 5:30pm'],
      ['Adelaide', 'Open until 5:30pm'],
      ['Perth', 'Closed, opens today 8:30am'],
      ['Auckland', 'Open until 5:30pm'],
    ]);
  });
});

describe('the holiday hours of Christmas Eve and Christmas Day', () => {
  it.each<[Town, midnight: string]>([
    ['Auckland', '2026-12-24T11:00Z'],
    ['Sydney', '2026-12-24T13:00Z'],
    ['Adelaide', '2026-12-24T13:30Z'],
    ['Brisbane', '2026-12-24T14:00Z'],
    ['Perth', '2026-12-24T16:00Z'],
  ])(
    'the holiday hours of Christmas Eve and Christmas Day in %s lose Christmas Eve at midnight there',
    (town, midnight) => {
      const [site, state] = towns[town];
      const location = aLocation({
        address: { state },
        special_hours: [
          { date: '2026-12-25', status: 'Closed' },
          { date: '2026-12-24', start_hour: '08:30', end_hour: '13:00' },
        ],
      });
      const days = (time: number) => upcomingSpecialHours(location, site, time).map(({ day, text }) => [day, text]);
      const christmas = ['Fri 25 December 2026', 'Closed'];
      expect(days(Date.parse(midnight) - 1)).toEqual([['Thu 24 December 2026', '8:30am - 1:00pm'], christmas]);
      expect(days(Date.parse(midnight))).toEqual([christmas]);
    },
  );
});
