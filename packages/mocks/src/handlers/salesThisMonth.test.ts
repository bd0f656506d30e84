import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salesThisMonth } from './salesThisMonth.ts';

/** A moment on the clock of Brisbane, which is always ten hours ahead of UTC. */
const brisbane = (text: string): number => Date.parse(`${text}+10:00`);

describe('salesThisMonth', () => {
  // By hand: 192 a day, one each 450 s. 14 whole days = 2688, half a day = 96.
  it.each([
    ['2026-03-01T00:00:00', 0],
    ['2026-03-01T00:07:29', 0],
    ['2026-03-01T00:07:30', 1],
    ['2026-03-02T00:00:00', 192],
    ['2026-03-15T12:00:00', 2_784],
    ['2026-03-31T23:59:59', 5_951],
    ['2026-04-01T00:00:00', 0],
    ['2028-02-29T12:00:00', 5_472],
  ])('salesThisMonth: %s in Brisbane: %i', (time, sales) => {
    expect(salesThisMonth(brisbane(time))).toBe(sales);
  });

  it('salesThisMonth has sold nothing at no time at all', () => {
    expect(salesThisMonth(Number.NaN)).toBe(0);
  });

  it('salesThisMonth only ever grows within a month, by at most one each 450 seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: brisbane('2026-03-01T00:00:00'), max: brisbane('2026-03-31T23:52:29') }), (now) => {
        const grown = salesThisMonth(now + 450_000) - salesThisMonth(now);
        expect(grown).toBe(1);
      }),
    );
  });
});
