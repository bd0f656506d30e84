import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberCounts, stockHistogram } from './index.ts';
import { stockScale } from './stockScale.ts';

const bounds = { min: 0, max: 1_500_000 };
/** Ninety-nine cars at $1,000 to $99,000 and one at $1.5 m. */
const yard = Object.fromEntries([
  ...Array.from({ length: 99 }, (_, at) => [String((at + 1) * 1_000), 1]),
  ['1500000', 1],
]);

describe('a slider that follows the stock (decision B12)', () => {
  it('a slider that follows the stock gives the whole track to where the cars are, whatever one of them costs', () => {
    const { positionOf, valueAt } = stockScale(yard, bounds);
    expect(positionOf(0)).toBe(0);
    expect(positionOf(1_500_000)).toBe(1);
    // Half of the yard costs $50,000 or less; on a linear track that is a thirtieth of the way.
    expect(positionOf(50_000)).toBeCloseTo(0.5, 1);
    expect(positionOf(20_000)).toBeCloseTo(0.2, 1);
    expect(valueAt(0.5)).toBeGreaterThan(45_000);
    expect(valueAt(0.5)).toBeLessThan(55_000);
  });

  it('a slider that follows the stock is linear where nothing is known', () => {
    const { positionOf, valueAt } = stockScale({}, { min: 0, max: 100 });
    expect([positionOf(25), valueAt(0.25)]).toEqual([0.25, 25]);
  });

  it('a slider that follows the stock is at its end if there is no range', () => {
    const { positionOf, valueAt } = stockScale({ 5: 1 }, { min: 5, max: 5 });
    expect([positionOf(5), valueAt(0.3)]).toEqual([1, 5]);
  });

  it('a slider that follows the stock never turns back, stays in range, and inverts each position', () => {
    const anyStock = fc.dictionary(
      fc.integer({ min: -10, max: 2_000_000 }).map(String),
      fc.integer({ min: 1, max: 500 }),
      { maxKeys: 60 },
    );
    fc.assert(
      fc.property(
        anyStock,
        fc.array(fc.integer({ min: 0, max: 1_500_000 }), { minLength: 2, maxLength: 10 }),
        (counts, requested) => {
          const { positionOf, valueAt } = stockScale(counts, bounds);
          const positions = requested.toSorted((a, b) => a - b).map(positionOf);
          for (const [at, position] of positions.entries()) {
            expect(position >= 0 && position <= 1).toBe(true);
            if (at > 0) expect(position).toBeGreaterThanOrEqual(positions[at - 1]!);
          }
          for (const value of requested) expect(Math.abs(valueAt(positionOf(value)) - value)).toBeLessThan(0.01);
        },
      ),
    );
  });
});

describe('the histogram of a slider', () => {
  const scale = stockScale(yard, bounds);

  it('the histogram of a slider shows where the present results lie in the stock', () => {
    const heights = stockHistogram({ 20_000: 4, 90_000: 2 }, scale);
    expect(heights).toHaveLength(30);
    const at = (price: number): number => heights[Math.floor(scale.positionOf(price) * 30)] ?? 0;
    expect([at(20_000), at(90_000), at(50_000)]).toEqual([1, 0.5, 0]);
  });

  it('the histogram of a slider gives what lies beyond an end to that end, and is empty without results', () => {
    expect(stockHistogram({ 9_000_000: 1 }, scale).at(-1)).toBe(1);
    expect(stockHistogram({}, scale)).toEqual([]);
  });

  it('the histogram of a slider has no bars where the engine counted less than half of the results', () => {
    expect(numberCounts({ 19_990: 2, 20_490: 1, 45_000: 1 }, 8)).toEqual({ 20_000: 3, 45_000: 1 });
    expect(numberCounts({ 19_990: 2, 20_490: 1 }, 8)).toEqual({});
  });
});
