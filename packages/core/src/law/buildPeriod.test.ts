import { describe, expect, it } from 'vitest';
import { buildPeriod, isYearsOld } from './buildPeriod.ts';

describe('when a vehicle was built', () => {
  it.each([
    ['03/2019', '2019-03-01', '2019-03-31'],
    ['3/2019', '2019-03-01', '2019-03-31'],
    ['2019-03', '2019-03-01', '2019-03-31'],
    ['2019-03-09', '2019-03-09', '2019-03-09'],
    ['2019-03-09T00:00:00Z', '2019-03-09', '2019-03-09'],
    ['09/03/2019', '2019-03-09', '2019-03-09'],
    ['Mar 2019', '2019-03-01', '2019-03-31'],
    ['March-2019', '2019-03-01', '2019-03-31'],
  ])('when a vehicle was built is read from "%s"', (text, first, last) => {
    expect(buildPeriod(text)).toEqual({ first, last });
  });

  it.each([undefined, '', '2019', '13/2019', '00/2019', '32/03/2019', 'Mars attack', 'TBA'])(
    'when a vehicle was built is not guessed from "%s"',
    (text) => {
      expect(buildPeriod(text)).toBeUndefined();
    },
  );

  it('when a vehicle was built leaves the age open only in the month in which it depends on the day', () => {
    const built = { first: '2016-03-01', last: '2016-03-31' };
    expect(isYearsOld(built, 10, '2026-02-28')).toBe(false);
    expect(isYearsOld(built, 10, '2026-03-15')).toBeUndefined();
    expect(isYearsOld(built, 10, '2026-03-31')).toBe(true);
    expect(isYearsOld(built, 10, '2026-03-31', true)).toBeUndefined();
    expect(isYearsOld(built, 10, '2026-04-01', true)).toBe(true);
  });
});
