import { describe, expect, it } from 'vitest';
import { businessDay } from './days.ts';

describe('businessDay', () => {
  it.each([
    ['Australia/Brisbane', Date.UTC(2026, 2, 14, 13, 59), '2026-03-14'],
    ['Australia/Brisbane', Date.UTC(2026, 2, 14, 14, 0), '2026-03-15'],
    ['Pacific/Auckland', Date.UTC(2026, 0, 1, 10, 59), '2026-01-01'],
    ['Pacific/Auckland', Date.UTC(2026, 0, 1, 11, 0), '2026-01-02'],
  ])('businessDay in %s at %d it is %s', (timezone, moment, day) => {
    expect(businessDay(moment, timezone)).toBe(day);
  });
});
