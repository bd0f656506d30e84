import { describe, expect, it } from 'vitest';
import { clockMinutes } from './clock.ts';

describe('clockMinutes', () => {
  it.each([
    ['00:00', 0],
    ['8:30', 510],
    ['17:30', 1_050],
    ['17:30:45', 1_050],
    ['2026-03-15T09:05:00+10:00', 545],
    ['23:59', 1_439],
    ['24:00', undefined],
    ['08:60', undefined],
    ['99:99', undefined],
    ['half past eight', undefined],
    ['', undefined],
  ])('%s is %s minutes after midnight', (time, minutes) => {
    expect(clockMinutes(time)).toBe(minutes);
  });
});
